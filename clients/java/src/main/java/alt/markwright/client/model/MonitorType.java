// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code MonitorType}; a later version may add some. */
public final class MonitorType {
    /** {@code similar}. */
    public static final String SIMILAR = "similar";

    /** {@code applicant}. */
    public static final String APPLICANT = "applicant";

    /** {@code competitor}. */
    public static final String COMPETITOR = "competitor";

    /** {@code appNo}. */
    public static final String APP_NO = "appNo";

    /** {@code notice}. */
    public static final String NOTICE = "notice";

    /** {@code renewal}. */
    public static final String RENEWAL = "renewal";

    private MonitorType() {}
}
