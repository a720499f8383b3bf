// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/** Values of {@code PatentType}; a later version may add some. */
public final class PatentType {
    /** {@code invention}. */
    public static final String INVENTION = "invention";

    /** {@code utility}. */
    public static final String UTILITY = "utility";

    /** {@code design}. */
    public static final String DESIGN = "design";

    /** {@code plant}. */
    public static final String PLANT = "plant";

    /** {@code other}. */
    public static final String OTHER = "other";

    private PatentType() {}
}
