// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code PortfolioPatentKind}; a later version may add some. */
public final class PortfolioPatentKind {
    /** {@code patent}. */
    public static final String PATENT = "patent";

    /** {@code utility}. */
    public static final String UTILITY = "utility";

    /** {@code design}. */
    public static final String DESIGN = "design";

    private PortfolioPatentKind() {}
}
