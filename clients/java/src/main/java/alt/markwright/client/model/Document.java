// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code Document} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param fileName the field {@code fileName} of the contract.
 * @param format the field {@code format} of the contract.
 * @param status the field {@code status} of the contract.
 * @param source the field {@code source} of the contract.
 * @param target the field {@code target} of the contract.
 * @param words the field {@code words} of the contract.
 * @param characters the field {@code characters} of the contract.
 * @param progress Percent.
 * @param outputs the field {@code outputs} of the contract.
 * @param error the field {@code error} of the contract.
 * @param jobId the field {@code jobId} of the contract.
 * @param createdAt the field {@code createdAt} of the contract.
 * @param finishedAt the field {@code finishedAt} of the contract.
 * @param expiresAt the field {@code expiresAt} of the contract.
 */
public record Document(
        String id,
        String fileName,
        String format,
        String status,
        String source,
        String target,
        int words,
        int characters,
        int progress,
        List<String> outputs,
        String error,
        String jobId,
        String createdAt,
        String finishedAt,
        String expiresAt) {
}
