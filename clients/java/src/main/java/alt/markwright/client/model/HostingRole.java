// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** What the account may do with it; a reader changes nothing. */
public final class HostingRole {
    /** {@code owner}. */
    public static final String OWNER = "owner";

    /** {@code editor}. */
    public static final String EDITOR = "editor";

    /** {@code reader}. */
    public static final String READER = "reader";

    private HostingRole() {}
}
