// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Version of this client; its first two numbers are those of the contract. */
public final class ApiVersion {
    /** Such as {@code 1.0.22}. */
    public static final String VALUE = "1.0.22";

    private ApiVersion() {}
}
