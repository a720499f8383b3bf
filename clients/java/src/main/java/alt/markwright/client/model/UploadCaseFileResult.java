// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

/**
 * {@code UploadCaseFileResult} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param name the field {@code name} of the contract.
 */
public record UploadCaseFileResult(
        String id,
        String name) {
}
