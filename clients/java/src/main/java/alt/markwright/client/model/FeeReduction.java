// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Who pays a part of the official fees, 85 or 70 per cent less in China, small and micro entities in the
 * United States.
 */
public final class FeeReduction {
    /** {@code cn85}. */
    public static final String CN85 = "cn85";

    /** {@code cn70}. */
    public static final String CN70 = "cn70";

    /** {@code usSmall}. */
    public static final String US_SMALL = "usSmall";

    /** {@code usMicro}. */
    public static final String US_MICRO = "usMicro";

    private FeeReduction() {}
}
