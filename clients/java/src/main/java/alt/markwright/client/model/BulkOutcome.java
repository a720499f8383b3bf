// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code BulkOutcome}; a later version may add some. */
public final class BulkOutcome {
    /** {@code found}. */
    public static final String FOUND = "found";

    /** {@code near}. */
    public static final String NEAR = "near";

    /** {@code none}. */
    public static final String NONE = "none";

    /** {@code bad}. */
    public static final String BAD = "bad";

    private BulkOutcome() {}
}
