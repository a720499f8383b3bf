// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code CheckCaseDraftResultProblem} of the contract.
 *
 * @param path the field {@code path} of the contract.
 * @param code the field {@code code} of the contract.
 * @param message the field {@code message} of the contract.
 */
public record CheckCaseDraftResultProblem(
        String path,
        String code,
        String message) {
}
