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

/** Glossaries of the translation. */
public class GlossariesApi {
    /** Signs, sends and repeats calls. */
    protected final Transport transport;

    /** Made by the client. */
    public GlossariesApi(Transport transport) {
        this.transport = transport;
    }

    /** Glossaries. */
    public List<Glossary> list() {
        return transport.list(new Call("GET", "/glossaries", Map.of(), Call.In.NONE, null, RequestOptions.NONE), Glossary.class);
    }

    /** Create a glossary. */
    public Glossary create(CreateGlossaryRequest request, RequestOptions options) {
        return transport.json(new Call("POST", "/glossaries", Map.of(), Call.In.JSON, request, options), Glossary.class);
    }

    /** Create a glossary. */
    public Glossary create(CreateGlossaryRequest request) {
        return create(request, RequestOptions.NONE);
    }

    /** A glossary. */
    public Glossary get(String id) {
        return transport.json(new Call("GET", "/glossaries/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE), Glossary.class);
    }

    /** Rename a glossary. */
    public Glossary rename(String id, RenameGlossaryRequest request) {
        return transport.json(new Call("PATCH", "/glossaries/{id}", Map.of("id", id), Call.In.JSON, request, RequestOptions.NONE), Glossary.class);
    }

    /** Delete a glossary. */
    public void delete(String id) {
        transport.empty(new Call("DELETE", "/glossaries/{id}", Map.of("id", id), Call.In.NONE, null, RequestOptions.NONE));
    }

    /** Entries of a glossary. */
    public Page<GlossaryEntry> listEntries(String id, ListGlossaryEntriesQuery query) {
        return transport.page(new Call("GET", "/glossaries/{id}/entries", Map.of("id", id), Call.In.QUERY, query, RequestOptions.NONE), GlossaryEntry.class);
    }

    /** Entries of a glossary. */
    public Page<GlossaryEntry> listEntries(String id) {
        return listEntries(id, ListGlossaryEntriesQuery.builder().build());
    }

    /** Entries of a glossary: the entries of all pages, which are requested one after the other. */
    public Iterable<GlossaryEntry> listAllEntries(String id, ListGlossaryEntriesQuery query) {
        return Pages.each(cursor -> {
            var page = listEntries(id, query.withCursor(cursor));
            return new Pages.Part<>(page.data(), page.nextCursor());
        });
    }

    /** Add an entry. */
    public GlossaryEntry addEntry(String id, GlossaryEntryDraft request, RequestOptions options) {
        return transport.json(new Call("POST", "/glossaries/{id}/entries", Map.of("id", id), Call.In.JSON, request, options), GlossaryEntry.class);
    }

    /** Add an entry. */
    public GlossaryEntry addEntry(String id, GlossaryEntryDraft request) {
        return addEntry(id, request, RequestOptions.NONE);
    }

    /** Delete an entry. */
    public void deleteEntry(String id, String entryId) {
        transport.empty(new Call("DELETE", "/glossaries/{id}/entries/{entryId}", Map.of("id", id, "entryId", entryId), Call.In.NONE, null, RequestOptions.NONE));
    }
}
