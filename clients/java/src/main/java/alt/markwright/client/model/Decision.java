// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** {@code asked}: somebody was sent a link to decide. */
public final class Decision {
    /** {@code undecided}. */
    public static final String UNDECIDED = "undecided";

    /** {@code keep}. */
    public static final String KEEP = "keep";

    /** {@code drop}. */
    public static final String DROP = "drop";

    /** {@code asked}. */
    public static final String ASKED = "asked";

    private Decision() {}
}
