// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code PatentNumberOutcome}; a later version may add some. */
public final class PatentNumberOutcome {
    /** {@code matched}. */
    public static final String MATCHED = "matched";

    /** {@code unmatched}. */
    public static final String UNMATCHED = "unmatched";

    /** {@code duplicate}. */
    public static final String DUPLICATE = "duplicate";

    /** {@code invalid}. */
    public static final String INVALID = "invalid";

    private PatentNumberOutcome() {}
}
