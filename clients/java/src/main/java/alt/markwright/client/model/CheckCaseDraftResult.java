// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code CheckCaseDraftResult} of the contract.
 *
 * @param problems the field {@code problems} of the contract.
 * @param price the field {@code price} of the contract.
 * @param fileFrom The day from which it can be filed, where that is not today.
 */
public record CheckCaseDraftResult(
        List<CheckCaseDraftResultProblem> problems,
        CasePrice price,
        String fileFrom) {
}
