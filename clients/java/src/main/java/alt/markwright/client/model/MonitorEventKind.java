// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code MonitorEventKind}; a later version may add some. */
public final class MonitorEventKind {
    /** {@code new}. */
    public static final String NEW = "new";

    /** {@code published}. */
    public static final String PUBLISHED = "published";

    /** {@code registered}. */
    public static final String REGISTERED = "registered";

    /** {@code status}. */
    public static final String STATUS = "status";

    /** {@code owner}. */
    public static final String OWNER = "owner";

    /** {@code renewal}. */
    public static final String RENEWAL = "renewal";

    /** {@code grace}. */
    public static final String GRACE = "grace";

    private MonitorEventKind() {}
}
