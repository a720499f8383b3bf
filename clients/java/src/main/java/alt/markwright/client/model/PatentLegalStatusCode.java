// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code PatentLegalStatusCode}; a later version may add some. */
public final class PatentLegalStatusCode {
    /** {@code valid}. */
    public static final String VALID = "valid";

    /** {@code invalid}. */
    public static final String INVALID = "invalid";

    /** {@code examining}. */
    public static final String EXAMINING = "examining";

    /** {@code unconfirmed}. */
    public static final String UNCONFIRMED = "unconfirmed";

    private PatentLegalStatusCode() {}
}
