// Generated from the contract of the partner API. Do not edit.
package com.markwright.client.model;

/** Version of the contract, and of this client. */
public final class ApiVersion {
    /** Such as {@code 1.0.0}. */
    public static final String VALUE = "1.0.0";

    private ApiVersion() {}
}
