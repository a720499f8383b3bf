// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Similarity} of the contract.
 *
 * @param score the field {@code score} of the contract.
 * @param level none is below low.
 * @param rule Id of the rule that decided.
 * @param components Each from 0 to 100 before weighting; absent where it says nothing about the pair.
 * @param regions Of a search by image, which parts of the two images agree; the pair that decided comes first.
 * @param spans the field {@code spans} of the contract.
 * @param reasons the field {@code reasons} of the contract.
 */
public record Similarity(
        double score,
        String level,
        String rule,
        SimilarityComponents components,
        List<RegionMatch> regions,
        List<SimilaritySpan> spans,
        List<SimilarityReason> reasons) {
}
