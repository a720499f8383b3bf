// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.model;

import java.util.List;

/**
 * {@code TrademarkHit} of the contract.
 *
 * @param id the field {@code id} of the contract.
 * @param country the field {@code country} of the contract.
 * @param appNo the field {@code appNo} of the contract.
 * @param regNo the field {@code regNo} of the contract.
 * @param name Null for a figure without words.
 * @param nameOther The office's own form in another script.
 * @param imageUrl the field {@code imageUrl} of the contract.
 * @param thumbUrl the field {@code thumbUrl} of the contract.
 * @param classes the field {@code classes} of the contract.
 * @param similarGroups the field {@code similarGroups} of the contract.
 * @param viennaCodes the field {@code viennaCodes} of the contract.
 * @param status The twelve codes of spec 2 §4.
 * @param statusText the field {@code statusText} of the contract.
 * @param officeStatus As the office words it.
 * @param applicantCn the field {@code applicantCn} of the contract.
 * @param applicantEn the field {@code applicantEn} of the contract.
 * @param appDate the field {@code appDate} of the contract.
 * @param regDate the field {@code regDate} of the contract.
 * @param trialDate the field {@code trialDate} of the contract.
 * @param trialIssue the field {@code trialIssue} of the contract.
 * @param expiryDate the field {@code expiryDate} of the contract.
 * @param priorityDate the field {@code priorityDate} of the contract.
 * @param intlRegDate the field {@code intlRegDate} of the contract.
 * @param agent the field {@code agent} of the contract.
 * @param markType the field {@code markType} of the contract.
 * @param demonstration True for invented records that show what the product does.
 * @param similarity the field {@code similarity} of the contract.
 */
public record TrademarkHit(
        String id,
        String country,
        String appNo,
        String regNo,
        String name,
        String nameOther,
        String imageUrl,
        String thumbUrl,
        List<Integer> classes,
        List<String> similarGroups,
        List<String> viennaCodes,
        int status,
        String statusText,
        String officeStatus,
        String applicantCn,
        String applicantEn,
        String appDate,
        String regDate,
        String trialDate,
        String trialIssue,
        String expiryDate,
        String priorityDate,
        String intlRegDate,
        String agent,
        String markType,
        boolean demonstration,
        Similarity similarity) {
}
