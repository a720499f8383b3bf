// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code PatentNumberType}; a later version may add some. */
public final class PatentNumberType {
    /** {@code auto}. */
    public static final String AUTO = "auto";

    /** {@code appNo}. */
    public static final String APP_NO = "appNo";

    /** {@code pubNo}. */
    public static final String PUB_NO = "pubNo";

    private PatentNumberType() {}
}
