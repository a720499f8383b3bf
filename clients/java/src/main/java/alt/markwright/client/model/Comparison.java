// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Comparison} of the contract.
 *
 * @param marks the field {@code marks} of the contract.
 * @param sought What was searched for, where that is compared; in the pairs and the goods its id is {@code query}.
 * @param matrix the field {@code matrix} of the contract.
 * @param goodsOverlap the field {@code goodsOverlap} of the contract.
 * @param engineVersion the field {@code engineVersion} of the contract.
 */
public record Comparison(
        List<TrademarkDetail> marks,
        ComparisonSought sought,
        List<ComparedPair> matrix,
        List<SharedClass> goodsOverlap,
        String engineVersion) {
}
