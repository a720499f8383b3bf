// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Of what is {@code ended} nothing is due any more. */
public final class PortfolioState {
    /** {@code pending}. */
    public static final String PENDING = "pending";

    /** {@code live}. */
    public static final String LIVE = "live";

    /** {@code ended}. */
    public static final String ENDED = "ended";

    /** {@code unknown}. */
    public static final String UNKNOWN = "unknown";

    private PortfolioState() {}
}
