// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * Each from 0 to 100 before weighting; absent where it says nothing about the pair.
 *
 * @param text the field {@code text} of the contract.
 * @param phonetic the field {@code phonetic} of the contract.
 * @param visual the field {@code visual} of the contract.
 * @param semantic the field {@code semantic} of the contract.
 * @param image the field {@code image} of the contract.
 */
public record SimilarityComponents(
        Double text,
        Double phonetic,
        Double visual,
        Double semantic,
        Double image) {
}
