// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code RegionMatch} of the contract.
 *
 * @param queryBox A part of an image, as shares of its sides.
 * @param hitBox A part of an image, as shares of its sides.
 * @param score the field {@code score} of the contract.
 */
public record RegionMatch(
        Area queryBox,
        Area hitBox,
        double score) {
}
