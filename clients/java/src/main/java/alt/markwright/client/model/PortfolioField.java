// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code PortfolioField}; a later version may add some. */
public final class PortfolioField {
    /** {@code title}. */
    public static final String TITLE = "title";

    /** {@code registrationNumber}. */
    public static final String REGISTRATION_NUMBER = "registrationNumber";

    /** {@code classes}. */
    public static final String CLASSES = "classes";

    /** {@code patentKind}. */
    public static final String PATENT_KIND = "patentKind";

    /** {@code state}. */
    public static final String STATE = "state";

    /** {@code owner}. */
    public static final String OWNER = "owner";

    /** {@code agent}. */
    public static final String AGENT = "agent";

    /** {@code filedOn}. */
    public static final String FILED_ON = "filedOn";

    /** {@code registeredOn}. */
    public static final String REGISTERED_ON = "registeredOn";

    /** {@code expiresOn}. */
    public static final String EXPIRES_ON = "expiresOn";

    /** {@code priorityOn}. */
    public static final String PRIORITY_ON = "priorityOn";

    private PortfolioField() {}
}
