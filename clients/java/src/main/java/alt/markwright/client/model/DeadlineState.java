// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Today in Asia/Shanghai; {@code missed} after a last day without a grace period, {@code lapsed} after the grace
 * period.
 */
public final class DeadlineState {
    /** {@code not-open}. */
    public static final String NOT_OPEN = "not-open";

    /** {@code open}. */
    public static final String OPEN = "open";

    /** {@code grace}. */
    public static final String GRACE = "grace";

    /** {@code missed}. */
    public static final String MISSED = "missed";

    /** {@code lapsed}. */
    public static final String LAPSED = "lapsed";

    private DeadlineState() {}
}
