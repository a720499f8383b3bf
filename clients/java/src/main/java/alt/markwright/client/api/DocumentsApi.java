// Generated from the contract of the partner API. Do not edit.
package alt.markwright.client.api;

import alt.markwright.client.FileContent;
import alt.markwright.client.Page;
import alt.markwright.client.RequestOptions;
import alt.markwright.client.internal.Call;
import alt.markwright.client.internal.Pages;
import alt.markwright.client.internal.Transport;
import alt.markwright.client.model.*;
import java.util.List;
import java.util.Map;

/** Translation of documents. */
public class DocumentsApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public DocumentsApi(Transport transport) {
        this.transport = transport;
    }

    /** Documents. */
    public Page<Document> list(PageQuery query) {
        return transport.page(new Call("GET", "/documents", Map.of(), Call.In.QUERY, query, RequestOptions.NONE), Document.class);
    }

    /** Documents. */
    public Page<Document> list() {
        return list(PageQuery.builder().build());
    }

    /** Documents: the entries of all pages, which are requested one after the other. */
    public Iterable<Document> listAll(PageQuery query) {
        return Pages.each(cursor -> {
            var page = list(query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /**
     * Translate a document. txt, docx, doc, pptx, xlsx, xliff or pdf of 20,000 words at most. The work goes on
     * in the background.
     */
    public Document translate(TranslateDocumentRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/documents", Map.of(), Call.In.MULTIPART, request, options), Document.class);
    }

    /**
     * Translate a document. txt, docx, doc, pptx, xlsx, xliff or pdf of 20,000 words at most. The work goes on
     * in the background.
     */
    public Document translate(TranslateDocumentRequest request) {
        return translate(request, RequestOptions.NONE);
    }

    /** State of a document. */
    public Document get(String id) {
        return transport.json(new Call("GET", "/documents/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Document.class);
    }

    /** Delete a document and its translation. */
    public void delete(String id) {
        transport.empty(new Call("DELETE", "/documents/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE));
    }

    /** The translated document. */
    public FileContent download(String id, DownloadDocumentQuery query) {
        return transport.file(new Call("GET", "/documents/{id}/result", Map.of("id", id), Call.In.QUERY, query, RequestOptions.NONE));
    }

    /** The translated document. */
    public FileContent download(String id) {
        return download(id, DownloadDocumentQuery.builder().build());
    }
}
