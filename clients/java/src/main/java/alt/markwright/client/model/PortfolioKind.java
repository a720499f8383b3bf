// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code PortfolioKind}; a later version may add some. */
public final class PortfolioKind {
    /** {@code mark}. */
    public static final String MARK = "mark";

    /** {@code patent}. */
    public static final String PATENT = "patent";

    /** {@code software}. */
    public static final String SOFTWARE = "software";

    /** {@code certificate}. */
    public static final String CERTIFICATE = "certificate";

    private PortfolioKind() {}
}
