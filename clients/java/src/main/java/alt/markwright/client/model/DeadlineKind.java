// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code DeadlineKind}; a later version may add some. */
public final class DeadlineKind {
    /** {@code renewal}. */
    public static final String RENEWAL = "renewal";

    /** {@code declaration}. */
    public static final String DECLARATION = "declaration";

    /** {@code annuity}. */
    public static final String ANNUITY = "annuity";

    /** {@code priority}. */
    public static final String PRIORITY = "priority";

    /** {@code entry}. */
    public static final String ENTRY = "entry";

    /** {@code expiry}. */
    public static final String EXPIRY = "expiry";

    /** {@code own}. */
    public static final String OWN = "own";

    private DeadlineKind() {}
}
