// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * What was searched for, where that is compared; in the pairs and the goods its id is {@code query}.
 *
 * @param name the field {@code name} of the contract.
 * @param classes None means all 45.
 * @param similarGroups the field {@code similarGroups} of the contract.
 * @param queryImage The image that was searched with.
 */
public record ComparisonSought(
        String name,
        List<Integer> classes,
        List<String> similarGroups,
        QueryImage queryImage) {
}
