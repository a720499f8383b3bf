// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.Page;
import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Pages;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Matters that are filed with offices: drafts, orders, documents, deadlines. */
public class CasesApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public CasesApi(Transport transport) {
        this.transport = transport;
    }

    /**
     * Matters that can be ordered. With the fields of their contents and the documents that they need. Matters
     * that staff quote are ordered on the site; calls for their drafts are refused with {@code reason} 60150.
     */
    public List<CaseType> listTypes() {
        return transport.list(new Call("GET", "/case-types", Map.of(), Call.In.NONE, null, RequestOptions.NONE), CaseType.class);
    }

    /**
     * Upload a file for a case. {@code mark}: the image of a mark that is to be registered, JPG or PNG below 2 MB of
     * at least 400 by 400 pixels, whose id stands in the content. {@code document}: PDF or an image, whose id is then
     * sent to {@code addCaseDocument}.
     */
    public UploadCaseFileResult uploadFile(UploadCaseFileRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/case-files", Map.of(), Call.In.MULTIPART, request, options), UploadCaseFileResult.class);
    }

    /**
     * Upload a file for a case. {@code mark}: the image of a mark that is to be registered, JPG or PNG below 2 MB of
     * at least 400 by 400 pixels, whose id stands in the content. {@code document}: PDF or an image, whose id is then
     * sent to {@code addCaseDocument}.
     */
    public UploadCaseFileResult uploadFile(UploadCaseFileRequest request) {
        return uploadFile(request, RequestOptions.NONE);
    }

    /**
     * Begin a draft. What is no part of the matter is left out. Where the content names no applicant or
     * contact, the certified company and the default contact of the account are filled in.
     */
    public CaseDraft createDraft(CreateCaseDraftRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/case-drafts", Map.of(), Call.In.JSON, request, options), CaseDraft.class);
    }

    /**
     * Begin a draft. What is no part of the matter is left out. Where the content names no applicant or
     * contact, the certified company and the default contact of the account are filled in.
     */
    public CaseDraft createDraft(CreateCaseDraftRequest request) {
        return createDraft(request, RequestOptions.NONE);
    }

    /** A draft. */
    public CaseDraft getDraft(String id) {
        return transport.json(new Call("GET", "/case-drafts/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), CaseDraft.class);
    }

    /**
     * Save a draft. The content replaces that of the draft. Status 409 where it has another version than the
     * one that is sent.
     */
    public CaseDraft saveDraft(String id, SaveCaseDraftRequest request) {
        return transport.json(new Call("PATCH", "/case-drafts/{id}", Map.of("id", id), Call.In.JSON, request, RequestOptions.NONE), CaseDraft.class);
    }

    /** Delete a draft. */
    public void deleteDraft(String id) {
        transport.empty(new Call("DELETE", "/case-drafts/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE));
    }

    /** Check and price a draft. */
    public CheckCaseDraftResult checkDraft(String id) {
        return transport.json(new Call("GET", "/case-drafts/{id}/check", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), CheckCaseDraftResult.class);
    }

    /**
     * Order a draft. The draft becomes a case, or one for each class of a registration in mainland China, in
     * one order that is paid on the site. {@code version} and {@code total} are those that were checked: 409 where the
     * draft is another, {@code reason} 60202 where the price is, 60112 where something is missing, 60201 where a mark
     * is being renewed already. {@code agree} confirms the terms of service.
     */
    public OrderCaseDraftResult orderDraft(String id, OrderCaseDraftRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/case-drafts/{id}/order", Map.of("id", id), Call.In.JSON, request, options), OrderCaseDraftResult.class);
    }

    /**
     * Order a draft. The draft becomes a case, or one for each class of a registration in mainland China, in
     * one order that is paid on the site. {@code version} and {@code total} are those that were checked: 409 where the
     * draft is another, {@code reason} 60202 where the price is, 60112 where something is missing, 60201 where a mark
     * is being renewed already. {@code agree} confirms the terms of service.
     */
    public OrderCaseDraftResult orderDraft(String id, OrderCaseDraftRequest request) {
        return orderDraft(id, request, RequestOptions.NONE);
    }

    /** Cases. */
    public Page<CaseHead> list(PageQuery query) {
        return transport.page(new Call("GET", "/cases", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), CaseHead.class);
    }

    /** Cases. */
    public Page<CaseHead> list() {
        return list(PageQuery.builder().build());
    }

    /** Cases: the entries of all pages, which are requested one after the other. */
    public Iterable<CaseHead> listAll(PageQuery query) {
        return Pages.each(cursor -> {
            var page = list(query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** A case. */
    public Case get(String id) {
        return transport.json(new Call("GET", "/cases/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Case.class);
    }

    /** Add a document to a case. While the case is prepared. The same file is added once. */
    public Case addDocument(String id, AddCaseDocumentRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/cases/{id}/documents", Map.of("id", id), Call.In.JSON, request, options), Case.class);
    }

    /** Add a document to a case. While the case is prepared. The same file is added once. */
    public Case addDocument(String id, AddCaseDocumentRequest request) {
        return addDocument(id, request, RequestOptions.NONE);
    }

    /** Submit a case for filing. Once all documents are there; {@code reason} 60116 where some are missing. */
    public Case submit(String id, SubmitCaseRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/cases/{id}/submit", Map.of("id", id), Call.In.JSON, request, options), Case.class);
    }

    /** Submit a case for filing. Once all documents are there; {@code reason} 60116 where some are missing. */
    public Case submit(String id, SubmitCaseRequest request) {
        return submit(id, request, RequestOptions.NONE);
    }
}
