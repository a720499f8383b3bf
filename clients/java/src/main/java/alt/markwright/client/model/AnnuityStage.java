// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code open} not ordered, {@code ordered} waits for the payment of the order, {@code paid} waits for staff, {@code instructed}
 * the payer was instructed, {@code done} paid at the office or marked as done.
 */
public final class AnnuityStage {
    /** {@code open}. */
    public static final String OPEN = "open";

    /** {@code ordered}. */
    public static final String ORDERED = "ordered";

    /** {@code paid}. */
    public static final String PAID = "paid";

    /** {@code instructed}. */
    public static final String INSTRUCTED = "instructed";

    /** {@code done}. */
    public static final String DONE = "done";

    private AnnuityStage() {}
}
