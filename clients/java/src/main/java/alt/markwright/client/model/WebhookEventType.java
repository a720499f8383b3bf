// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code WebhookEventType}; a later version may add some. */
public final class WebhookEventType {
    /** {@code translation.completed}. */
    public static final String TRANSLATION_COMPLETED = "translation.completed";

    /** {@code report.ready}. */
    public static final String REPORT_READY = "report.ready";

    /** {@code monitor.hit}. */
    public static final String MONITOR_HIT = "monitor.hit";

    /** {@code order.paid}. */
    public static final String ORDER_PAID = "order.paid";

    /** {@code renewal.due}. */
    public static final String RENEWAL_DUE = "renewal.due";

    /** {@code deadline.due}. */
    public static final String DEADLINE_DUE = "deadline.due";

    /** {@code case.changed}. */
    public static final String CASE_CHANGED = "case.changed";

    /** {@code case.letter}. */
    public static final String CASE_LETTER = "case.letter";

    /** {@code case.message}. */
    public static final String CASE_MESSAGE = "case.message";

    /** {@code case.due}. */
    public static final String CASE_DUE = "case.due";

    /** {@code job.completed}. */
    public static final String JOB_COMPLETED = "job.completed";

    /** {@code job.failed}. */
    public static final String JOB_FAILED = "job.failed";

    private WebhookEventType() {}
}
