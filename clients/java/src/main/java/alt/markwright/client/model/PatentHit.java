// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code PatentHit} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param pubNo the field {@code pubNo} of the contract.
 * @param appNo the field {@code appNo} of the contract.
 * @param title the field {@code title} of the contract.
 * @param abstract_ the field {@code abstract} of the contract.
 * @param applicants the field {@code applicants} of the contract.
 * @param inventors the field {@code inventors} of the contract.
 * @param ipcMain the field {@code ipcMain} of the contract.
 * @param ipcs the field {@code ipcs} of the contract.
 * @param applyDate the field {@code applyDate} of the contract.
 * @param pubDate the field {@code pubDate} of the contract.
 * @param grantDate the field {@code grantDate} of the contract.
 * @param legalStatus the field {@code legalStatus} of the contract.
 * @param country the field {@code country} of the contract.
 * @param kind the field {@code kind} of the contract.
 * @param type the field {@code type} of the contract.
 * @param familyId the field {@code familyId} of the contract.
 * @param familySize Publications of the family that are loaded.
 * @param imageUrl the field {@code imageUrl} of the contract.
 * @param score Relevance within this result, 0 to 100, not comparable between searches; null where hits are not ranked.
 * @param why the field {@code why} of the contract.
 * @param demonstration An invented record.
 */
public record PatentHit(
        String id,
        String pubNo,
        String appNo,
        PatentSnippet title,
        PatentSnippet abstract_,
        List<String> applicants,
        List<String> inventors,
        String ipcMain,
        List<String> ipcs,
        String applyDate,
        String pubDate,
        String grantDate,
        PatentLegalStatus legalStatus,
        String country,
        String kind,
        String type,
        String familyId,
        int familySize,
        String imageUrl,
        Double score,
        List<PatentReason> why,
        boolean demonstration) {
}
