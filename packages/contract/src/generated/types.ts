// Generated from openapi/ by `npm run gen`. Do not edit.
export interface paths {
    "/admin/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's mailing addresses, the default one first. */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save a mailing address; at most 50.
         * @description The first one becomes the default. Code 50301 where recipient, phone or detail is missing, 50302 where there are 50
         *     already; `data.field` names the field.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a mailing address.
         * @description Code 50301 where recipient, phone or detail is missing. What has used it stays as it was.
         */
        put: operations["updateAddress"];
        post?: never;
        /** Delete a mailing address. */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/address/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Make a mailing address the default one in place of the one before. */
        put: operations["setDefaultAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/article/getArticleList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published articles, newest first. */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/article/getArticleRecord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read an article. */
        post: operations["getArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/certification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certification of the member's company; status 0 where nothing was submitted. */
        get: operations["getCertification"];
        /** Submit again after a rejection; otherwise refused as when it is submitted, 404 where nothing was. */
        put: operations["resubmitCertification"];
        /**
         * Submit the company for review, which takes two working days at most.
         * @description Also after a rejection. Code 50401 while it is under review, 50402 where it has passed, 50403 where the licence is no
         *     image that the member has uploaded; 400 names a wrong field in `data.field`.
         */
        post: operations["submitCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a contact person; at most 50. */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a contact person. */
        put: operations["updateContact"];
        post?: never;
        /** Delete a contact person. */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/contact/getContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's contact persons, the default one first. */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dict/type/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The entries of a dictionary. */
        get: operations["getDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/accounting/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A list for the close of a month, at most 50,000 rows.
         * @description What happened on the days from `from` to `to`, in Asia/Shanghai: money that was received (receipts), refunds by the
         *     day on which they were made (refunds), invoices and reversals that were issued (invoices), vouchers that members
         *     have uploaded (vouchers), differences from the bills of providers (reconciliation), and the lines of the invoices
         *     with their VAT, reversals negative (vat).
         */
        get: operations["exportAccounting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices to members, newest first. */
        get: operations["listAnnouncements"];
        put?: never;
        /** Draft a notice to members. */
        post: operations["createAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a draft; code 10201 where it is no draft any more. */
        put: operations["updateAnnouncement"];
        post?: never;
        /** Delete a draft. */
        delete: operations["deleteAnnouncement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/announcements/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a scheduled notice a draft again. */
        post: operations["cancelAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/announcements/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a draft at once or at a given time. */
        post: operations["sendAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Grants, later ends, changes of plans and credit limits that need a second role; those that wait come first. */
        get: operations["listStaffApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve what somebody else of the staff has requested; code 50107 for what one has requested oneself. */
        post: operations["approveStaffRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject what was requested, with a reason; one may withdraw an own request so. */
        post: operations["rejectStaffRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Articles in every state, last changed first. */
        get: operations["listArticleDrafts"];
        put?: never;
        /** Draft an article. */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read an article in any state. */
        get: operations["getArticleDraft"];
        /** Change an article; 409 where `version` is not the one last read. */
        put: operations["updateArticle"];
        post?: never;
        /** Delete an article. */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/articles/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish an article. */
        post: operations["publishArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/articles/{id}/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Who has registered for an activity, newest first. */
        get: operations["listActivityRegistrations"];
        put?: never;
        post?: never;
        /** Delete all registrations for an activity. */
        delete: operations["deleteActivityRegistrations"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/articles/{id}/registrations/{registrationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a registration for an activity. */
        delete: operations["deleteActivityRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/articles/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a published article a draft again. */
        post: operations["withdrawArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff did, newest first. */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What staff did as a file, newest first, the latest 10,000 at most.
         * @description The export stands in the log itself, with its filters.
         */
        get: operations["exportAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days of a year that are not what their weekday makes them. */
        get: operations["getCalendar"];
        put?: never;
        /**
         * Enter a holiday, or a weekend day on which people work.
         * @description Refused with 10211 where the day is that by its weekday, with 409 where it is entered already.
         */
        post: operations["addCalendarDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/calendar/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: components["schemas"]["Day"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Make a day what its weekday makes it again. */
        delete: operations["removeCalendarDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/case-quotations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quotations of all members; those that staff are to quote come first, the oldest before the others. */
        get: operations["listManagedCaseQuotations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/case-quotations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A quotation with what was filled in, as staff see it. */
        get: operations["getManagedCaseQuotation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/case-quotations/{id}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The uploaded image of the mark of which a quotation was requested. */
        get: operations["downloadCaseQuotationImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/case-quotations/{id}/offer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a matter, or replace the quotation.
         * @description The member is notified. Official fees in another currency are converted by the stored rate of the day. Code 409 where
         *     somebody has changed the quotation meanwhile, 60153 where it is over or its draft was changed, 60152 where the matter
         *     is not in the price list, 60157 with the currency in `data.currency` where there is no rate, 400 for wrong lines.
         */
        post: operations["offerCaseQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/case-quotations/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State that a matter cannot be offered.
         * @description The member is notified of the reason. Code 409 where somebody has changed the quotation meanwhile, 60153 where it is
         *     over.
         */
        post: operations["refuseCaseQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cases of all members. */
        get: operations["listManagedCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A case as staff see it. */
        get: operations["getManagedCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/answered": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** State that the messages of the member need no answer. */
        post: operations["markCaseAnswered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Everything of the case of a member as an archive. */
        get: operations["downloadManagedCaseArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim a case, or release it. */
        post: operations["assignCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/deadline/{deadlineId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deadlineId: components["parameters"]["deadlineId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** State that a deadline is met or need not be met, or that it is open again. */
        post: operations["setCaseDeadlineDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/document/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["parameters"]["documentId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download a document of a case of a member. */
        get: operations["downloadManagedCaseDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/form/{form}": {
        parameters: {
            query: {
                format: "pdf" | "docx";
            };
            header?: never;
            path: {
                form: "dataSheet" | "powerOfAttorney";
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A form of the case of a member to print. */
        get: operations["downloadManagedCaseForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a document of the office, with the periods that it begins.
         * @description The member is notified. Where a rule of `packages/deadlines` covers the document, the last day is computed and
         *     stored as it was computed. Code 60113 before the case is filed, 60131 where it has 100 of them.
         */
        post: operations["addCaseLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/letter/{letterId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                letterId: components["parameters"]["letterId"];
            };
            cookie?: never;
        };
        /** Download a document of the office in the case of a member. */
        get: operations["downloadManagedCaseLetter"];
        put?: never;
        post?: never;
        /** Remove a document of the office that was recorded by mistake, with its deadlines. */
        delete: operations["deleteCaseLetter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Messages between a member and staff about a case, the oldest of the page first. */
        get: operations["listManagedCaseMessages"];
        put?: never;
        /**
         * Send a message about a case to its member, who is notified.
         * @description It answers the messages up to `answers`. A message with the same `key` is sent once. Code 60113 once nothing more
         *     happens in the case, 60130 where it has 500 messages.
         */
        post: operations["sendManagedCaseMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a case to its next state.
         * @description A case is filed once its order is paid or free of charge and no refund is requested: code 60117 otherwise. Where an
         *     official fee has risen since, or cannot be computed, 60134 without `feeAgreed`. 409 where
         *     the case was changed meanwhile, 60113 where its state does not allow the event, 400 without a required reason.
         */
        post: operations["moveCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/{id}/post/received": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State that the documents that were sent by post have arrived.
         * @description The member is notified. Code 60113 where none was sent or they have arrived already, 409 where the case was changed meanwhile.
         */
        post: operations["receiveCasePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim, release, hand over or file up to 50 cases, or request their documents.
         * @description Each case is changed by itself: the answer says of each whether that was done, or why not. The problems are those of
         *     `assignCase` and `moveCase`, 60140 where somebody else has claimed the case, 60141 where its office number is missing
         *     or is that of another one, 60142 where no document is to be requested. 400 where a case is named twice, or for
         *     somebody who cannot have cases.
         */
        post: operations["changeCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deadlines that are not done, as a calendar file (RFC 5545). */
        get: operations["downloadManagedCaseCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Data and documents of up to 50 cases, for the batch client of an office.
         * @description A sheet for each product type with a row for each case, in the order of the data sheet, and a folder for each case with
         *     its documents. It is not the format of the client itself. A file of the archive says what is missing in it. Code 60143
         *     with the number of cases in `data.total` for more than 50, 60144 where there is none.
         */
        post: operations["exportCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Those of the staff who have cases or can be given some, by their names. */
        get: operations["listCaseStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/cases/workload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many cases each of the staff has, by what is to be done.
         * @description Each figure is the total of `listManagedCases` with the filter of its name.
         */
        get: operations["getCaseWorkload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Certifications; those under review come first, what is due first before the others. */
        get: operations["listCertifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A certification with its history. */
        get: operations["getCertificationReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/certifications/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The company passes, of which the member is notified.
         * @description 409 where it is not at `version`; code 50404 where it is not under review.
         */
        post: operations["approveCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/certifications/{id}/licence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The image of the business licence; a TIFF comes as PNG. */
        get: operations["getCertificationLicence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/certifications/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The company is rejected with a reason, of which the member is notified; as `approve`. */
        post: operations["rejectCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/certifications/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A company that has passed loses its certification, with a reason; code 50404 where it has not passed. */
        post: operations["revokeCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/credits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members with a credit limit or with orders on account; those who owe most come first. */
        get: operations["listCredits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders, revenue and searches over some time, by day, week or month in Asia/Shanghai. */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What members have, last begun first. */
        get: operations["listEntitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/entitlements/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let an entitlement end at another time; code 50102 where it was revoked.
         * @description A later end than in 31 days is set when a second role approves it.
         */
        post: operations["extendEntitlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/entitlements/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End an entitlement at once; code 50102 where it has ended. */
        post: operations["revokeEntitlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fees of offices with their history, by office, fee and day. */
        get: operations["listFees"];
        put?: never;
        /**
         * Enter what an office charges from a day on.
         * @description Refused with 50532 where the fee is entered for this day already.
         */
        post: operations["addFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/fees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Correct an entry of a fee. Quotes and orders that were made stay as they are. */
        put: operations["updateFee"];
        post?: never;
        /** Remove an entry of a fee. */
        delete: operations["removeFee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload an image for articles; it is anyone's to see. */
        post: operations["uploadStaffFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports of trademarks, patents and classifications, the latest first. */
        get: operations["listManagedImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/imports/{id}/rejects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The records that an import did not accept, and why, as CSV. */
        get: operations["getImportRejects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices of all members; those on which staff have to act come first, the oldest before the others. */
        get: operations["listManagedInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** An invoice with its history. */
        get: operations["getManagedInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/abandon": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** State that the e-invoice service, which gave no answer, has issued nothing. */
        post: operations["abandonInvoiceRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A request passes the audit, of which the member is notified.
         * @description 409 where it is not at `version`; code 50205 where its state does not allow it. So are the following.
         */
        post: operations["approveInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The file of an invoice, or of the one that reverses it. */
        get: operations["getManagedInvoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an invoice that was issued elsewhere, with its number and day.
         * @description Code 50207 where another invoice has this number.
         */
        post: operations["issueInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A paper invoice was mailed. */
        post: operations["mailInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/record-reversal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invoice was reversed elsewhere; the file of the reversal may be left out. */
        post: operations["recordInvoiceReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A request fails the audit, or cannot be issued; the member is notified of the reason and can change it. */
        post: operations["rejectInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have an invoice reversed that was issued; its orders can then be invoiced again. */
        post: operations["reverseInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the e-invoice service issue it, or try again after it gave no answer.
         * @description Another try issues no second invoice. Code 50206 where no service is set up.
         */
        post: operations["sendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/invoices/{id}/send-reversal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the e-invoice service try a reversal again. */
        post: operations["sendInvoiceReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Jobs, the latest first. */
        get: operations["listManagedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job that waits at once, one that runs at its next safe point.
         * @description 40912 where it has ended, 40911 for a kind that must be done, such as the delivery of what was paid for.
         */
        post: operations["cancelManagedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a job again that has failed.
         * @description Its attempts begin anew. 40910 where it has not failed, 40911 for a kind whose failure has been recorded elsewhere
         *     and is dealt with there, such as an import, which is done by importing the file again.
         */
        post: operations["retryManagedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who of the staff is signed in. */
        get: operations["getStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the site is: what needs attention, processes and their indexes, queues, providers, backups, storage. */
        get: operations["getOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders of all members, newest first. */
        get: operations["listManagedOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read an order of a member with its money and its history. */
        get: operations["getManagedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order that is not paid. */
        post: operations["cancelManagedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/orders/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that what staff had to provide of an order is provided. */
        post: operations["completeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/orders/{id}/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Match transfers that are listed for refund to an order that is not paid.
         * @description They are held for the order until, with those that were matched before, its whole price has arrived; then it is paid, once. What it does not need of the last one remains listed for refund. Refused with 50522 where the order is paid or closed, 50526 where a transfer was used or is being returned, 50527 where the others suffice.
         */
        post: operations["matchTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/orders/{id}/transfers/{receiptId}/unmatch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                receiptId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a transfer back that was matched to an order wrongly, while the order is not paid.
         * @description It is listed for refund again, and can be matched to another order. Refused with 50522 otherwise.
         */
        post: operations["unmatchTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders for accounting, with what was received and returned, at most 50,000. */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages that were stored instead of being delivered, newest first.
         * @description Only while the site delivers to the outbox; otherwise 404.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every plan, in the order in which they are shown. */
        get: operations["listManagedPlans"];
        put?: never;
        /**
         * Add a package or a piece to what may be sold.
         * @description Code 50104 where the code of the plan is in use.
         */
        post: operations["createPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Request a change of a plan, which a second role approves; 409 where it was changed since that version.
         * @description It holds from the approval on, for anyone who gets the plan then; what is free, for everybody.
         */
        put: operations["updatePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/plans/{id}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The changes of a plan, the last first. */
        get: operations["listPlanRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products in every state. */
        get: operations["listProducts"];
        put?: never;
        /**
         * Draft a product. Nothing of it is sold until it is published.
         * @description Refused with 50530 where the code is in use.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a product as staff work on it. */
        get: operations["getProduct"];
        /**
         * Change the draft of a product.
         * @description Refused with 409 where somebody else has changed it since `version`.
         */
        put: operations["updateProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/products/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A product as it was published before, the last first. */
        get: operations["listProductRevisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/products/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell a product as it is drafted, at once or from a time on.
         * @description Refused with 409 where somebody else has changed it since `version`, with 50531 where it has no price.
         */
        post: operations["publishProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/products/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sell a product no longer, at once or from a time on. What was bought is not affected. */
        post: operations["withdrawProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Exchange rates with their history, the latest first. */
        get: operations["listRates"];
        /** Enter what a currency is worth from a day on, or correct it. */
        put: operations["setRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Money that was received, newest first. */
        get: operations["listReceipts"];
        put?: never;
        /**
         * Record a transfer that was found on the account, for the orders that it names.
         * @description What its orders do not need is listed as a surplus; with `hold`, what is less than the price of an order is held for it until the rest arrives. Refused with 50520 where it was recorded before.
         */
        post: operations["recordTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bills of providers that were compared, the last day first. */
        get: operations["listReconciliations"];
        put?: never;
        /** Compare the bill of a day that is over, again where it was compared before. */
        post: operations["reconcilePayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reconciliations/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What differs between bills and what was recorded here; what is open comes first. */
        get: operations["listReconciliationDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reconciliations/differences/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how a difference was resolved. */
        post: operations["resolveDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds that members have requested, and surplus that is to be returned; those that wait come first. */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/refunds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A refund, and how its amount is computed. */
        get: operations["getManagedRefund"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/refunds/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a refund.
         * @description What the order has paid for ends at once, issued invoices are to be reversed, and the money goes back the way it
         *     came; of a transfer, staff transfer it back. The amount is computed at the decision: another one needs a reason
         *     (50525). A surplus is returned whole (50523 for another amount).
         */
        post: operations["approveRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/refunds/{id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the money of a transfer was transferred back. */
        post: operations["finishRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/refunds/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject what a member has requested. */
        post: operations["rejectRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/refunds/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a refund again that the provider has refused. */
        post: operations["retryRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reports of all members; those that are due first come first. */
        get: operations["listReportReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a report as staff review it. */
        get: operations["getReportReview"];
        /**
         * Change the conclusion and the comments of a report under review.
         * @description Refused with 409 where somebody else has changed it since `version`.
         */
        put: operations["editReportReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reports/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a report; it is printed and delivered, and the member is notified.
         * @description Refused with 409 where somebody else has changed it since `version`.
         */
        post: operations["approveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reports/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a report; the member is notified with the reason and gets the unit back.
         * @description Refused with 409 where somebody else has changed it since `version`.
         */
        post: operations["rejectReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/reports/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a report made again that could not be made.
         * @description It uses a unit of the member again. Refused with 20311 without one, with 20313 where it has not failed.
         */
        post: operations["retryReportForMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step of a sign-in of staff, by name and password.
         * @description Where no second factor is set up yet, the answer carries what an authenticator needs. After 3 failures of a name
         *     or of an address in 15 minutes each attempt needs the second verification of a human check (428 without it).
         */
        post: operations["signInStaff"];
        /** End the session of staff. */
        delete: operations["signOutStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Second step of a sign-in of staff, by a one-time password (RFC 6238). */
        post: operations["confirmStaffSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/trials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications for a trial; those that wait come first, the longest wait before the others. */
        get: operations["listTrialApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/trials/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the trial, and notify the member; code 50103 where it was approved before.
         * @description What was rejected may still be approved.
         */
        post: operations["approveTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/trials/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject the application, and notify the member with the reason; code 50103 where it was decided before. */
        post: operations["rejectTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search for members. */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What staff may know of a member. */
        get: operations["getUserRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account of a member for good.
         * @description Ends every session and deletes what belongs to the member alone; orders, payments and invoices stay. The phone can be registered anew. An account that is closed already stays as it is. Refused with 10213, which names them, while orders, payments, refunds, invoices or reports are in progress.
         */
        post: operations["closeUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The credit limit of a member, the orders on account, and what was proposed and decided. */
        get: operations["getUserCredit"];
        put?: never;
        /**
         * Propose another credit limit of a member, which somebody else of the staff approves.
         * @description 0.00 ends it. What is on account stays so. The same `requestId` is one request. Refused with 10214 where the account is
         *     closed, 50553 while another request waits, 400 for a day that is past.
         */
        post: operations["proposeCreditLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shut a member out; ends every session. */
        post: operations["disableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users/{id}/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a member in again. */
        post: operations["enableUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users/{id}/entitlements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What a member has, last begun first. */
        get: operations["listUserEntitlements"];
        put?: never;
        /**
         * Grant a plan to a member.
         * @description From now on, or from when a running one of the same plan ends. The same `requestId` is one grant, however often
         *     it is sent. What ends later than in 31 days, or has more than 1,000 units together with what was granted to the
         *     member by one role within 31 days, needs a note and is granted when a second role approves it. A purchase names a
         *     paid order of the member (50108 for one that does not fit).
         */
        post: operations["grantPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/users/{id}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift the lock after wrong passwords. */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Proofs of transfers; those that wait come first. */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/vouchers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the money of a transfer has arrived; its orders are paid.
         * @description Refused with 50520 where the transfer was recorded before, 50521 where less has arrived than the orders cost. What is
         *     more is listed as a surplus.
         */
        post: operations["approveVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/vouchers/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The file of a proof. */
        get: operations["getVoucherFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/manage/vouchers/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a proof; the member is notified of the reason and can upload another one. */
        post: operations["rejectVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/member/user/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's card. */
        get: operations["getMemberCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mobile/sendCode/{subject}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send an SMS code.
         * @description Needs the second verification of a human check (428 without it). One in 60 seconds, 5 in an hour and 10 in a day
         *     for a phone, 20 in an hour for an address (429, `data.retryAfterSeconds` until the next one). The answer does not
         *     wait for the message: it is the same, after the same time, for every phone; for `scene=login` an unknown one gets
         *     no message. Code 10103 for a malformed number and, for every phone, while the provider is down.
         */
        get: operations["sendSmsCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's request keys, the newest first. */
        get: operations["listPartnerKeys"];
        put?: never;
        /**
         * Create a request key; at most 20.
         * @description Code 40601 where there are 20 already.
         */
        post: operations["createPartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/key/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a request key. */
        put: operations["updatePartnerKey"];
        post?: never;
        /** Revoke a request key at once and for good. */
        delete: operations["revokePartnerKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/key/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace a request key; the one before stays valid for 24 hours. */
        post: operations["rotatePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Monthly statements, the latest first; at most 36.
         * @description What live keys used in a month of Asia/Shanghai. A statement is written after the month and never changes;
         *     `exportPartnerUsage` has its days.
         */
        get: operations["listPartnerStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls by day, key and product. */
        get: operations["getPartnerUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/usage/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls by day, key and product as CSV. */
        get: operations["exportPartnerUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's webhooks. */
        get: operations["listPartnerWebhooks"];
        put?: never;
        /** Create a webhook; at most 20 live and 20 test ones. */
        post: operations["createPartnerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook-inspector": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of a demonstration at which webhooks can be tried, and the last 20 events of a day that it received. */
        get: operations["getWebhookInspector"];
        put?: never;
        post?: never;
        /** Delete the events. */
        delete: operations["clearWebhookInspector"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a webhook. */
        put: operations["updatePartnerWebhook"];
        post?: never;
        /** Delete a webhook and its log. */
        delete: operations["deletePartnerWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook/{id}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The delivery log, the newest first. */
        get: operations["listPartnerDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook/{id}/delivery/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: string;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deliver an event once more. */
        post: operations["replayPartnerDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the secret; calls are signed by both for 24 hours. */
        post: operations["rotatePartnerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Pause or resume a webhook. */
        put: operations["setPartnerWebhookState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/webhook/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event at once. */
        post: operations["testPartnerWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/social/getWechatParam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign an address of this site for sharing in WeChat. */
        get: operations["getShareSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/social/wechat/jsSign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign an address of this site for sharing in WeChat, under its second name. */
        get: operations["getJsSignature"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sys-file/{bucket}/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file from its address.
         * @description Files of the bucket `public` are anyone's, the others their owner's.
         */
        get: operations["getStoredFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sys-file/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file.
         * @description Judged by its bytes, not by its name; the limits depend on `type`. Visitors may upload images to search with
         *     (`tmSearch`), 20 a day. Refused with 413 (too large), 415 (another type) or 400 (wrong size of the image).
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The profile of the member. */
        get: operations["getAccount"];
        /**
         * Change the profile of the member.
         * @description 409 where `version` is not the one last read.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, under its second name. */
        get: operations["getUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password; ends the other sessions.
         * @description At least 8 characters with letters and digits. Code 10130 where the two entries differ.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/password/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm one's own phone by an SMS code before a change of password.
         * @description Such a ticket holds for 10 minutes and for one change.
         */
        post: operations["verifyForPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move the account to another phone, which an SMS code has confirmed.
         * @description Code 10104 where that phone has an account.
         */
        put: operations["changePhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/phone/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm one's own phone before a change of phone. */
        post: operations["verifyForPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/vxCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether a phone is bound to a WeChat account; code 10105 where that is another one.
         * @description The values may come in the query, in a form or as JSON; `username` is needed. More than 5 in a minute need the second verification of a human check; at most 30 in a minute.
         */
        post: operations["checkWechatBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/wechat/bind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bind a WeChat account; code 10105 where it or the phone is bound elsewhere. */
        post: operations["bindWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/wechat/bindUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where to confirm the WeChat account that is to be bound; spends the ticket, code 10106 where it is none. */
        get: operations["getWechatBindUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/wechat/unbind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release the WeChat account. */
        post: operations["unbindWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/wechat/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm one's own phone before a WeChat account is bound or released. */
        post: operations["verifyForWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/code/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask for a human check under its newer name. */
        get: operations["createHumanCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign in with an SMS code.
         * @description Code 10102 where the phone has no account; 428 where the code is wrong or too old.
         */
        get: operations["createTokenBySms"];
        put?: never;
        /**
         * Sign in with a password, an SMS code, a mini-program code or a refresh token.
         * @description `password` takes `username` and the encrypted `password` as a form and the second verification of a human check
         *     as `checkCode`. `mobile` takes `subject` (`SMS@phone` or `MINI@code`) and `code`. `refresh_token` rotates: a
         *     refresh token that was used before ends its session. Code 10101: the account is signed in elsewhere; the same
         *     call with `forceLogin=1` within 120 seconds ends the other session.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qrcode/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether a QR code was scanned and confirmed; the access token comes once.
         * @description 10111 still waiting, 10112 a phone must be bound first, 10113 too old.
         */
        get: operations["checkQrToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qrcode/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draw the QR code of a token. */
        get: operations["createQrImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qrcode/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell from the phone that a QR code was scanned, confirmed or refused. */
        post: operations["notifyQrScan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/qrcode/randomtoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Begin to sign in by a QR code.
         * @description The token lives 5 minutes and can be requested only by the browser that began.
         */
        get: operations["createQrToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where the member is signed in, latest use first. */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's sessions. */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish to sign in with WeChat on the web.
         * @description 10112 with a ticket where a phone must be bound first, 10101 where the account is signed in elsewhere.
         */
        post: operations["signInByWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/social/wechat/url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where to sign in with WeChat on the web. */
        get: operations["getWechatSignInUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/check_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say until when an access token holds.
         * @description 424 where it does not.
         */
        get: operations["checkToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/token/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End the session; a token that is none counts as ended. */
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a phone by its SMS code; the ticket lets the password be reset within 10 minutes.
         * @description The values may come in the query, in a form or as JSON; `username` is needed.
         */
        post: operations["checkSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/loginCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether a phone has an account; code 10102 where it has none.
         * @description More than 5 in a minute need the second verification of a human check; at most 30 in a minute.
         */
        get: operations["checkAccountExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/regist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a WeChat account that has signed in to a phone, and sign in.
         * @description `token` is the ticket of the QR check or of the callback. A phone without an account gets one.
         */
        post: operations["bindSocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register a phone that an SMS code has confirmed. */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/retrieved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a ticket; ends every session and lifts a lock. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/unbindWechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release one's WeChat account with an SMS code. */
        post: operations["unbindWechatBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a human check as an AJ-Captcha client does. */
        post: operations["checkNativeHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a human check as an AJ-Captcha client does. */
        post: operations["getNativeHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for a human check.
         * @description The images or the sound, and the key under which the answer is to be encrypted. An answer is due within 120
         *     seconds. Limits: 120 checks a minute for a client (address and `User-Agent`), 300 for an address, 10 an hour of
         *     kind `math` for an address; 5 failures of a client or 10 of an address in a minute shut it out for 5 minutes.
         */
        get: operations["getHumanCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/code/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a human check.
         * @description The values may come in the query, in a form or as JSON. A check can be answered once. After `0000` the client
         *     makes the second verification of the token and the point text, which one guarded call takes within 180 seconds.
         */
        post: operations["checkHumanCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/analytics/pv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a view of a page of the site; nothing of the visitor is stored. */
        post: operations["countPageView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/code/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send an SMS code, as the other modules of the site ask for it. */
        get: operations["sendSharedSmsCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/contrast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set two official documents side by side, or one against a record of a register.
         * @description Fields are read by the labels of the CNIPA, the USPTO, the EUIPO and WIPO. Nothing is stored. Refused with 20157
         *     (empty), 20158 (no such record) or 20159 (the comparison took too long).
         */
        post: operations["compareOfficialDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/contrast/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the text of an official document (text, DOCX or PDF), to compare it.
         * @description At most 2 MB, 200 pages and 100,000 characters. The content of the file decides its format. Nothing of it is stored.
         *     Refused with 413 (too large) or 20156 (nothing can be read; `data.fault` says why, such as a scan without text).
         */
        post: operations["readOfficialDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/contrast/wordExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a comparison of official documents as a text document.
         * @description The whole comparison in the language of the caller. Nothing is stored. Refused as the comparison itself is.
         */
        post: operations["exportContrast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files that were prepared for the member in the background, newest first. */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file, or with `meta=1` read its facts. */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file/download2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file by its address within this site. */
        get: operations["downloadFileByUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file/downloadFile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a file by its id. */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file/downloadFiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download several files as a zip. */
        get: operations["downloadFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/file/multiFileDownload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download several files by their addresses within this site as a zip. */
        post: operations["downloadFilesByUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/graph/search/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search trademark registers by an image or by element codes.
         * @description The image is a file of the form, or in JSON one of: the id of an uploaded file (`imgFile`), an address
         *     (`imgLineUrl`) or the file itself in base64 (`imgOriginalBase64`). JPG, PNG, GIF or TIFF below 5 MB. A form carries
         *     the other fields as JSON in its field `query`.
         *     Instead of an image it takes codes of the Vienna Classification (`viennaChoosedArr`).
         *     The answer is that of the search by name; a hit says how near its image is (`similarity.components.image`) and
         *     which parts agree (`similarity.regions`). `queryImage.imgFile` names the image in later calls, for a day where a
         *     visitor searches.
         *     Refused with 413 (too large), 415 (another type), 400 (too many pixels or pages, or an address that cannot be read).
         */
        post: operations["searchTrademarksByImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/job/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        /**
         * Read the state and progress of a job.
         * @description One's own; 404 otherwise.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Ask a job to stop.
         * @description A queued job is cancelled at once, a running one at its next safe point. An ended job stays as it is.
         */
        delete: operations["cancelJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/job/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        /**
         * Follow a job as server-sent events.
         * @description One `job` event with a Job as its data at once and at each change; the stream ends after the last one.
         *     Event ids let a client go on after a break. Ten streams of a member and fifty of an address are open at once; more are
         *     refused with 429 and `Retry-After`: read the state of the job instead.
         */
        get: operations["streamJobEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outbox for anyone who started the site, by the key that was printed then.
         * @description Only while the site delivers to the outbox; otherwise 404.
         */
        get: operations["listOutboxByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/analyzeReportV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's reports, newest first, and how many may still be ordered. */
        get: operations["listReports"];
        put?: never;
        /**
         * Order a registrability report, or look at its free preview.
         * @description A member with an allowance orders a report: one unit is used, a job makes it, staff review it, and it is delivered
         *     by the end of the next working day. A visitor, a member without an allowance, and anyone who asks for the preview only
         *     get the preview at once (status PREVIEW); it counts as a search. An order that is sent again under the same
         *     `Idempotency-Key` (or `requestId`) is one order; another order under the same key is refused with 409 (40901).
         *     Refused with 20109 without a class, 20302 where the searches of today are used up.
         */
        post: operations["requestReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/analyzeReportV2/{reportNo}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        /**
         * Read a report.
         * @description The own one of a member, or by a token the one that was shared. Its findings are included once it is delivered.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/analyzeReportV2/{reportNo}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        /**
         * Download a delivered report as PDF, in the language in which it was ordered.
         * @description Refused with 20312 before it is delivered, with 20310 where it could not be made.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/analyzeReportV2/{reportNo}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a report made again that could not be made.
         * @description It uses a unit again. Refused with 20311 without one, with 20313 where the report has not failed.
         */
        post: operations["retryReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/analyzeReportV2/{reportNo}/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a link by which anybody reads a delivered report for some days; it takes the place of the one before. */
        post: operations["shareReport"];
        /** Make the link of a report lead nowhere. */
        delete: operations["revokeReportShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/analyzeSuccessRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How likely a name is to be registered in mainland China, class by class, and what stands against it.
         * @description Counts as one search; the same question counts once a day. An assessment by published criteria, not a decision of
         *     an office: the numbers are those of a model that is not calibrated on outcomes. Registers of other offices are
         *     refused with 20155, because the model is one of Chinese practice.
         */
        post: operations["analyzeSuccessRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's bulk queries, newest first, and how many are left today. */
        get: operations["listBulkQueries"];
        put?: never;
        /**
         * Look for up to 2,000 names or numbers at once.
         * @description A job does it; `jobId` names it. Every row comes out as found, near, none or bad. Refused with 20110 for more than
         *     2,000 rows, 20301 for none, 20302 where it is longer than the plan of the member allows or one too many today.
         */
        post: operations["startBulkQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read how far a bulk query is. */
        get: operations["getBulkQuery"];
        put?: never;
        post?: never;
        /** Delete a bulk query; one that is running stops. */
        delete: operations["deleteBulkQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/bulk/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download every row as a spreadsheet. */
        get: operations["downloadBulkQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/bulk/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The rows of a bulk query in their order. */
        get: operations["listBulkRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/bulk/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the first column of a spreadsheet (XLSX, CSV or text) as a list.
         * @description At most 5 MB. Refused with 413 (too large) or 20111 (no such file, nothing in it, or more than 20,000 rows).
         */
        post: operations["readBulkFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/classification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which classification tables are shown. */
        get: operations["getClassificationState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the jurisdictions that can be searched, and how many records of each are loaded. */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/countryStatisic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures about the records loaded, as a whole or of one jurisdiction or class. */
        get: operations["getRegisterStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/countryStatisic/byApplicant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The twenty applicants with most records. */
        get: operations["listApplicantStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/countryStatisic/byClass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records by class. */
        get: operations["listClassStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/countryStatisic/byYear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Applications and registrations by year. */
        get: operations["listYearStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one record of a register. */
        get: operations["getTrademark"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/detail/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a record as PDF, in the language of the caller. */
        get: operations["downloadTrademarkPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/excelExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download records as a spreadsheet.
         * @description `ids` or `query`, as it was sent, or the `ids` of some of its hits with the query, which is then named in the file;
         *     a query that was sent on the same day does not count again. Up to 2,000 records come at once. More, up to 10,000, are prepared in the background for a member: the answer is then
         *     `{ jobId }` in the envelope.
         */
        post: operations["exportAsWorkbook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/getNoticeInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One notice, its mark with the goods, and until when it may be opposed. */
        get: operations["getGazetteNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/getNoticeIssues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The issues of an office's gazette of which notices are loaded, latest first. */
        get: operations["listGazetteIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/getNoticePages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notices of one issue, by application number; of the latest issue where none is named. */
        get: operations["listGazetteNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/getNoticOverView": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What an issue of a gazette holds, by kind of notice and by class; the latest issue where none is named. */
        get: operations["getGazetteIssue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find items of goods and services, best match first.
         * @description An item with the name comes first, then those that begin with it, then those that contain it or all its words.
         *     A group code finds the items of the group, a basic number its items. A keyword in letters that no name contains is
         *     read as pinyin. Without a keyword: the items of the class or group, in the order of the table.
         */
        get: operations["findGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/goodsSuggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest classes and similar groups for a description of goods or services.
         * @description The description may be in Chinese or English and may list several things. Each is compared with the items of the
         *     table; the nearest items decide and are given as the reason.
         */
        post: operations["suggestGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/idListQuery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read records by application or registration numbers, page by page.
         * @description Punctuation and case of a number do not matter. A number that several offices or classes have gives several
         *     records.
         */
        post: operations["listTrademarksByNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/image/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the image of a mark. */
        get: operations["getTrademarkImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a trademark query, with what it finds today.
         * @description The same question is saved once; saving it again renames it. Page, order and second filter are not saved. At most
         *     200; then 20120.
         */
        post: operations["saveQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's saved queries, newest first. */
        get: operations["listSavedQueries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/saved/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Rename a saved query. */
        put: operations["renameSavedQuery"];
        post?: never;
        /** Delete a saved query, and the links that share it. */
        delete: operations["deleteSavedQuery"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/saved/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a saved query again and compare with the time before.
         * @description Counts as a search of today. What is found becomes what the next comparison starts from.
         */
        post: operations["rerunSavedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/search/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search trademark registers by name, number, applicant, address, agency or image.
         * @description Exactly one criterion among name, application number, registration number, applicant, address, agency, goods,
         *     element codes and image, or `conditions`. A name and an image at once are refused with 20101, other pairs with 20102.
         *     A name search finds similar names and says of each hit why. `total` and the facets count every hit, not the page.
         *     A second filter (`filter`) narrows the result of an earlier answer and needs its `queryId`.
         */
        post: operations["searchTrademarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/searchByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read records by their ids. */
        post: operations["listTrademarksByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/share/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the saved query to share; for the other calls the token of a link. */
                id: string;
            };
            cookie?: never;
        };
        /** Read what a shared query found. 404 once the link has expired or was revoked. */
        get: operations["getSharedQuery"];
        put?: never;
        /** Make a link by which anybody reads what the query found last. */
        post: operations["shareSavedQuery"];
        /** Revoke a link of one's own. */
        delete: operations["revokeShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/similargroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Similar groups with their relations and notes.
         * @description With `code` that group with its items; with `classNo` the groups of a class; otherwise all of them.
         */
        get: operations["listSimilarGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/tmCompare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compare two to five records, or what was searched for with up to five.
         * @description Every pair of names is judged by the same rules as a search. More than five are refused with 20108.
         */
        post: operations["compareTrademarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/tmCompare/excelExport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download a comparison as a spreadsheet. */
        post: operations["exportComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/tmCrossSearch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search a name or an image in several jurisdictions at once.
         * @description Counts as one search. Jurisdictions without a hit are left out.
         */
        post: operations["crossSearchTrademarks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/tmNice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The requested part of the tree of the Nice Classification.
         * @description Without `classNo` and `keyword` the 45 classes. With `classNo` that class, its notes, groups and items. With a
         *     `keyword` the classes that match, each with the groups and items that do: by number, name, group code or basic
         *     number, in Chinese or English. Groups and items are those of the imported table, or of the selection that comes with the product.
         */
        get: operations["listNiceClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/vienna": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Elements of the Vienna Classification of figurative elements.
         * @description The categories; with `parent` the level below it; with `keyword` every element whose code begins with it or whose
         *     name contains it.
         */
        get: operations["listViennaElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/query/wordExportForLantern": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download records as a text document, with images where there are at most 200.
         * @description As the spreadsheet, but more than 500 records are prepared in the background, and 2,000 are the most.
         */
        post: operations["exportAsDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/common/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the pages must know of this installation. */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custody/applicant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an applicant; code 60101 where the member has it already. */
        post: operations["createApplicant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custody/applicant/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an applicant from one's list. */
        delete: operations["deleteApplicant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/custody/applicant/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The applicants whose rights the member follows, in the order in which they were added. */
        get: operations["listApplicants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say that the process is alive. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/activityconfig/saveActivityUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register for an activity; code 10120 where the phone is registered already. */
        post: operations["registerForActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/jurisdiction/getTrademarkServiceAuthority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller may use of the trademark services today. */
        get: operations["getTrademarkServiceAuthority"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/delLanLog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of one's search logs. */
        delete: operations["deleteSearchLog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's patent searches as a file, the latest 10,000 at most. */
        get: operations["exportPatentSearchLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's patent searches, newest first. */
        get: operations["listPatentSearchLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/trademark/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's trademark searches as a file, the latest 10,000 at most. */
        get: operations["exportTrademarkSearchLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/trademark/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's trademark searches, newest first. */
        get: operations["listTrademarkSearchLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/translate/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an entry of the log with the text or document that it leads to. */
        delete: operations["deleteTranslationLog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/translate/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's translations as a file, the latest 10,000 at most. */
        get: operations["exportTranslationLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/lanlog/translate/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's translations, newest first. */
        get: operations["listTranslationLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/messageLan/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's notices, newest first. */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/messageLan/unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notices are unread. */
        get: operations["countUnreadNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/messageLan/updateMessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark notices as read; those of others are left alone. */
        put: operations["markNoticesRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/alternatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Other translations of a sentence, by similar ones in the memory, by other engines and without terms.
         * @description Counts as no translation. At most 20 a minute.
         */
        post: operations["listTranslationAlternatives"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/detect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which of the languages a text is in. */
        post: operations["detectLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document to translate (TXT, DOCX, DOC, PDF, PPTX, XLSX, XLIFF), of at most 20,000 words.
         * @description The document is read and its words are counted; nothing is used up before it is started. Refused with 40106 (type),
         *     40107 (it cannot be read; `data.problem` says why), 40108 (too large; `data.words` where they were counted), 413,
         *     429 or 503.
         */
        post: operations["uploadTranslationDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A document, how far it is translated and how long that will take. */
        get: operations["getTranslationDocument"];
        put?: never;
        post?: never;
        /** Delete a document with its translation. One that is being translated is cancelled. */
        delete: operations["deleteTranslationDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop translating a document; what was used for it comes back. */
        post: operations["cancelTranslationDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/{id}/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What is translated in several ways, missing or left as it was in a document, with its places. */
        get: operations["getTranslationConsistency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The translation as a file. Refused with 40112 while it is not done, 503 while many are written. */
        get: operations["downloadTranslationDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/{id}/segments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The segments of a document beside their translations. */
        get: operations["listTranslationSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/{id}/segments/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                position: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the translation of a segment; it goes into the memory of the member.
         * @description Tags are written as `{1}`, `{/1}` and `{1/}`. Refused with 40113 where tags are missing or new.
         */
        put: operations["correctTranslationSegment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate a document. It is counted once, however often this is called.
         * @description Uses a translation and characters of the day, a use of a trial, or words, which come back where the document is
         *     cancelled or fails. Refused with 40101, 40103 to 40105, or 40111 (it is being translated or done).
         */
        post: operations["startTranslationDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/document/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's documents, the latest first. */
        get: operations["listTranslationDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct a segment of a text; the correction goes into the translation memory of the member. */
        post: operations["correctTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The glossaries of the member, and those that others share with them. */
        get: operations["listGlossaries"];
        put?: never;
        /** Make a glossary. At most 50; then 40121. */
        post: operations["createGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Rename a glossary. */
        put: operations["renameGlossary"];
        post?: never;
        /** Delete a glossary; one of somebody else is no longer used. */
        delete: operations["deleteGlossary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The entries of a glossary, those that were changed last first. */
        get: operations["listGlossaryEntries"];
        put?: never;
        /**
         * Add an entry, or change the one of `id`. Two terms at least; otherwise 40122.
         * @description 409 where the entry has been changed since `version`; `data` then has its terms (`zh`, `en`, `ja`, `note`) and its
         *     `version` as they are.
         */
        post: operations["saveGlossaryEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an entry. */
        delete: operations["deleteGlossaryEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/entries/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several entries; those that are gone already are passed over. */
        post: operations["deleteGlossaryEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/entries/replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace words in one column of several entries; those that do not have them stay as they are.
         * @description Upper and lower case count. Refused with 40122, and nothing is changed, where an entry would be left with fewer than
         *     two terms.
         */
        post: operations["replaceInGlossaryEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A glossary as a file. */
        get: operations["exportGlossary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What was changed in a glossary, the latest 200 changes first. */
        get: operations["listGlossaryChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/import": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the entries of a TBX, CSV or XLSX file, of at most 5 MB and 20,000 entries.
         * @description The first row of a table names the languages (zh, en, ja). Entries that are there already are passed over. Refused
         *     with 40123 where the file cannot be read; `data.fault` and `data.line` say why.
         */
        post: operations["importGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/{id}/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let other members use a glossary by a link, or end that. They cannot change it. */
        post: operations["shareGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Candidates of terms in a text or a document of the member; of a translated document with their renderings. */
        post: operations["extractTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/glossary/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use a glossary that another member shares. */
        post: operations["joinGlossary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The directions of translation, with the engines that are tried for each. */
        get: operations["listTranslationDirections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/memory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an entry of the memory. */
        delete: operations["deleteMemoryEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/memory/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The translation memory of a direction as TMX. */
        get: operations["exportMemory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/memory/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the units of a TMX file, of at most 20 MB and 100,000 units, in every direction that they have.
         * @description Refused with 40123 where the file cannot be read.
         */
        post: operations["importMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/memory/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The translation memory of the member, the entries that were changed last first. */
        get: operations["listMemoryEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the caller may still translate. */
        get: operations["getTranslationQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/text/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Open a text translation of the log again. */
        get: operations["getTextTranslation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/text/docx": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A translated text as DOCX, alone or beside its source. */
        post: operations["downloadTextTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/text/stored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The latest translation of exactly this text in the member's log.
         * @description Counts nothing. Null for a visitor, and for a text that the log does not have any more.
         */
        post: operations["findTextTranslation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lantern/translateLan/translate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Translate a text of at most 3,000 characters.
         * @description Visitors and members without a package have the free translations and characters of a day, which staff can change:
         *     10 and 3,000 at first. The same text in the same direction again that day and a translation that fails count
         *     nothing. Refused with 40101 (not this direction), 40102 (too long), 40103 (translations of the day used up), 40104
         *     (the trial has ended), 40105 (characters or words used up), 40109 (nothing to translate), 40110 (no engine
         *     translated); `data.nextStep` of 40103 to 40105 says what may be done.
         */
        post: operations["translateText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's credit limit, what of it is used, and the orders that are on account. */
        get: operations["getCredit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/debitnote/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download the debit note of an order as PDF. An order that was closed unpaid has none. */
        get: operations["printDebitNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/debitnote/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Debit notes of the member's orders, newest first. */
        get: operations["listDebitNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read an invoice. */
        get: operations["getInvoice"];
        /**
         * Change an invoice that has failed the audit, and request it again.
         * @description As when it is requested, and 50205 where it has not failed.
         */
        put: operations["reapplyForInvoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download an invoice, or the one that reverses it. */
        get: operations["getInvoiceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a request that has not passed the audit; its orders can be invoiced again.
         * @description Code 50205 where it has passed.
         */
        post: operations["withdrawInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an invoice for one or more paid orders.
         * @description Code 50201 without an order, 50202 where the title or the way of delivery is incomplete, 50204 where an order is not
         *     paid, has nothing left to invoice, is being refunded or is in another invoice; `data.orderNos` names the orders.
         */
        post: operations["applyForInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoice/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paid orders to invoice, invoices that were requested, or debit notes that are to be paid; newest first. */
        get: operations["listInvoiceRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoicetitle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's invoice titles, the default one first. */
        get: operations["listInvoiceTitles"];
        put?: never;
        /**
         * Save an invoice title; at most 50.
         * @description The first one becomes the default. Code 50202 where something is missing, 50203 where there are 50 already; `data.field`
         *     names the field.
         */
        post: operations["createInvoiceTitle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoicetitle/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change an invoice title; invoices that were requested with it stay as they are.
         * @description Code 50202 where something is missing.
         */
        put: operations["updateInvoiceTitle"];
        post?: never;
        /** Delete an invoice title. */
        delete: operations["deleteInvoiceTitle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/invoicetitle/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The title that follows from the certification of the member's company; null where it is not certified. */
        get: operations["suggestInvoiceTitle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/notify/alipay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where Alipay sends its notifications. */
        post: operations["notifyAlipay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/notify/wechat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where WeChat Pay sends its notifications (API v3).
         * @description Refused in the form of the provider where it is forged, expired, or for another merchant.
         */
        post: operations["notifyWechat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order by a quote.
         * @description The same order, sent again under the same `Idempotency-Key` (or `requestId`), is one order and answered with
         *     `Idempotency-Replayed: true`; another order under that key is refused with 422 (42201). Refused with 10132 without
         *     the agreement, 50501 where the quote has expired, 50502 where it was ordered by before. What costs nothing is free
         *     of charge and provided at once.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read an order. */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order that is not paid.
         * @description Refused with 50504 where it is paid, under review or closed.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/{id}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an order of cases on account, by the credit limit of the member.
         * @description It is not closed unpaid, its cases may be filed, and it can be paid like any other; it counts against the limit until
         *     it is paid or cancelled. Repeated, it stays so. Refused with 50550 without a limit in force, 50551 where it would
         *     exceed the limit, 50552 for an order that is paid, closed, under review or not of cases.
         */
        post: operations["putOrderOnCredit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The links by which others can pay an order of the member, the latest first. */
        get: operations["listPaymentLinks"];
        put?: never;
        /**
         * Make a link by which somebody without an account pays an order.
         * @description It holds for 14 days. Refused with 50505 where the order cannot be paid, 50541 where it has ten links already.
         */
        post: operations["createPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/{id}/link/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                linkId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a link by which others can pay an order. A payment that was begun can still be made. */
        delete: operations["revokePaymentLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/{id}/print": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download an order as PDF. */
        get: operations["printOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the money of an order back. This cannot be withdrawn.
         * @description Refused with 50509 where it was not paid or is being refunded already, and with 50513 while some of its cases
         *     wait to be filed and others are filed or withdrawn. What the order has paid for cannot be used
         *     until the request is decided; a rejection lets it end later by that time.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/getOrder{product}Page": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Names products that belong together: Trademark, Patent, Translate, Report, Monitor, and what staff add. */
                product: string;
            };
            cookie?: never;
        };
        /** The member's orders of some products. 404 where nothing is named so. */
        get: operations["listProductOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/order/getOrderPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's orders, newest first. */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to pay one or more orders together.
         * @description Repeated in the same way it is the same payment, as long as it can be paid; another way closes the one before at its
         *     provider. Refused with 50505 where one of them cannot be paid, 50506 where all are paid, 50507 for a method that is
         *     not offered, 50508 where the provider does not answer.
         */
        post: operations["payOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/pay/link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** What the holder of a link is asked to pay, and whether it is paid. The provider is queried too, now and then. */
        get: operations["getPaymentRequest"];
        put?: never;
        /**
         * Begin to pay an order by a link, as by `payOrders`.
         * @description Refused with 50542 where the link does not hold any more, 50505 where the order cannot be paid now, 50506 where it is
         *     paid, 50507 for a method that is not offered, 50508 where the provider does not answer.
         */
        post: operations["payByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/pay/link/{token}/debitnote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** The debit note of the order of a link, without what is personal of its member. */
        get: operations["printLinkDebitNote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/pay/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How orders can be paid here. */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/pay/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether orders are paid. The provider is queried too, now and then. */
        get: operations["getPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/pay/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the proof of a transfer for one or more orders, which staff review.
         * @description Refused with 50512 where one of them does not wait for a transfer.
         */
        post: operations["submitVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a patent search, and watch it where an alert comes with it.
         * @description Semantic, simple and advanced searches with their limits and filters; page and order are not saved. The same search
         *     is saved once: saving it again renames it. At most 200; then 30401. Refused as the search itself would be, and with
         *     30402 for a batch of numbers. Does not count as a search.
         */
        post: operations["savePatentSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a saved search. */
        get: operations["getSavedPatentSearch"];
        /** Rename a saved search. */
        put: operations["renameSavedPatentSearch"];
        post?: never;
        /** Delete a saved search with its alert and what that has found. */
        delete: operations["deleteSavedPatentSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What became of the last notices of an alert, the newest first. */
        get: operations["listPatentAlertDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pause an alert. */
        post: operations["pausePatentAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What an alert has found, the latest first. */
        get: operations["listPatentAlertHits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume an alert; what was imported during the pause is compared too. */
        post: operations["resumePatentAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a saved search from now on, or change how its member hears of what it finds.
         * @description Publications that an import brings after the watch began and that the search finds are sent once each. Of a semantic
         *     search those among the 100 most similar publications are found. 409 where the alert has been changed since
         *     `version`.
         */
        put: operations["watchPatentSearch"];
        post?: never;
        /** Stop watching; what was found is deleted, the search stays. */
        delete: operations["unwatchPatentSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/{id}/webhookTest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a webhook as the alert would, with no hits in it.
         * @description At most ten times in ten minutes.
         */
        post: operations["testPatentAlertWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/alert/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's saved patent searches. */
        get: operations["listSavedPatentSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/download/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a ZIP of the full texts, drawings and records of publications in the background.
         * @description At most 100 publications; each has a folder, and a table lists all of them. Refused with 30301 for none.
         */
        post: operations["downloadPatents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/download/compressDrawings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compress drawings (JPG, PNG, TIFF, or a ZIP of them) to what the filing system takes.
         * @description At most 20 MB, 50 images and 50 million pixels each; each page of a TIFF is a drawing. Nothing is stored. Refused
         *     with 413, 30213 (no drawing, or too slow), 429 or 503.
         */
        post: operations["compressPatentDrawings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/download/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the full text of a publication as PDF, with its drawings, in the language of the caller. */
        get: operations["downloadPatentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/download/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a Chinese patent application into a PDF for each of its parts.
         * @description The file is sent again, with the parts of each page. Pages are copied as they are, and one may be in several
         *     parts; of a page that is cut into sections a part gets its sections, at their place, and nothing of the others. A
         *     cut through a line of text goes to the edge of the line. Nothing is stored. Refused with 413, 30211, 30212 (the
         *     parts are not those of the pages), 30214 (`page` cannot be divided without text of one part in the PDF of another),
         *     429 or 503.
         */
        post: operations["splitPatentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/download/split/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the parts of a Chinese patent application (PDF or DOCX), page by page.
         * @description At most 20 MB and 200 pages. A page in which parts begin further down is cut into sections. A page without text, or
         *     whose text makes no sense, has no parts but a suggestion.
         *     Nothing of the file is stored. Refused with 413 (too large), 30211 (nothing can be read; `data.fault` says why), 429
         *     or 503.
         */
        post: operations["readPatentApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/excel/appNosOrPubNosExcelImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up to 2,000 application or publication numbers up at once.
         * @description Numbers may be in any usual notation. What is not found is listed row by row with its reason. The import counts as
         *     one search; its results are read with `patentSearchType` batch and its `importId`, and are deleted after 30 days.
         *     More than 500 numbers of a member are looked up in the background: `jobId` names the job, and the rows are there
         *     once it has completed.
         *     Refused with 30201 for a file that is no list of numbers, 30202 for more than 2,000.
         */
        post: operations["importPatentNumbers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/excel/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export selected publications, those that a search finds, or those of imported numbers.
         * @description Up to 200 publications as XLSX, CSV, BibTeX, RIS or JSON come at once. More, up to 10,000, and every PDF (at most
         *     2,000 records) or ZIP of full texts and drawings (at most 100) are prepared in the background for a member: the
         *     answer is then `{ jobId }` in the envelope. A semantic search has 1,000 publications at most. A search that was
         *     counted today costs nothing. Refused with 30301 for none, 30302 (`total`, `max`) for more than the format holds;
         *     nothing is cut off.
         */
        post: operations["exportPatents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/excel/import/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of imported numbers, in figures.
         * @description Numbers that a member has imported are theirs alone; anybody else gets 404.
         */
        get: operations["getPatentNumberImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/excel/import/{importId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download what became of each imported number, as a table. */
        get: operations["downloadPatentNumberReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/excel/import/{importId}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows of an import, page by page.
         * @description Numbers that a member has imported are theirs alone; anybody else gets 404.
         */
        get: operations["listPatentNumberRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/excel/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a spreadsheet to be filled with numbers. */
        get: operations["downloadPatentNumberTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a list of patents, with the first ones in it where they are given.
         * @description At most 100 lists; then 30411. At most 2,000 publications in one; then 30412.
         */
        post: operations["createPatentList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a list without what is in it. */
        get: operations["getPatentList"];
        /** Rename a list. */
        put: operations["renamePatentList"];
        post?: never;
        /** Delete a list with its notes; the publications stay in the register. */
        delete: operations["deletePatentList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/list/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Download a list in its order, in the formats of the patent export. */
        post: operations["exportPatentList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/list/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The publications of a list. */
        get: operations["listPatentListItems"];
        put?: never;
        /**
         * Add publications at the end of a list; one that is in it already stays where it is.
         * @description Those of `ids`, or those that an import of numbers found. Refused with 30412 where the list would have more than
         *     2,000, and then nothing is added.
         */
        post: operations["addToPatentList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/list/{id}/items/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Write a note to a publication of a list, or move it. */
        put: operations["changePatentListItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/list/{id}/items/remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove publications with their notes from a list. */
        post: operations["removeFromPatentList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/list/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's lists, those that were changed last first. */
        get: operations["listPatentLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/patentipc/searchPatentIpcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse or search a patent classification.
         * @description Without `keyword` the symbols directly below `parent`, the sections without one. A page where `current` is given,
         *     otherwise a list.
         */
        get: operations["searchPatentIpcs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * As /patent/search/list, always advanced.
         * @description `patentSearchType` says how: semantic (`text` of up to 5,000 characters, or `similarTo`), simple (`keyword`, or the
         *     fields), advanced (`expr`), batch (`importId` of imported numbers). Without it, it is batch, semantic, advanced or
         *     simple, the first whose field is given. Every other field and `expr` restrict what is found, in all of these ways.
         *     A semantic search finds the 1,000 most similar documents at most (`isLimited`); every other search can be paged to
         *     the last hit. `total` counts what the list shows: families where `collapse` is `family`, publications otherwise; `publications` and `families` count both.
         *     Refused with 30101 for an expression that cannot be read (`position`, `length`, `expected`), 30102 where the
         *     searches of today are used up, 30103 where nothing is searched for, 30104 for a publication that is not loaded,
         *     30105 for more than 100 numbers in a field.
         */
        post: operations["searchPatentsByExpression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/citations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what a publication cites, and which loaded publications cite it. */
        get: operations["listPatentCitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the claims of a publication in every language that is loaded. */
        get: operations["listPatentClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which publications are loaded, by office and kind, and what the index can do. */
        get: operations["getPatentCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the description of a publication in every language that is loaded, with its reference signs. */
        get: operations["listPatentParagraphs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the bibliographic data of a publication. */
        get: operations["getPatent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/drawing/{id}/{position}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a drawing. */
        get: operations["getPatentDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/drawings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the drawings of a publication. */
        get: operations["listPatentDrawings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/facet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List more values of a facet of a search that was made today.
         * @description Free of charge for a search that was counted; any other counts as a search.
         */
        post: operations["listPatentFacet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the publications of the same family that are loaded, this one included. */
        get: operations["listPatentFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the legal events of a publication, the latest first. */
        get: operations["listPatentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search patents by a description, by words, numbers or names, by fields, or by an expression.
         * @description `patentSearchType` says how: semantic (`text` of up to 5,000 characters, or `similarTo`), simple (`keyword`, or the
         *     fields), advanced (`expr`), batch (`importId` of imported numbers). Without it, it is batch, semantic, advanced or
         *     simple, the first whose field is given. Every other field and `expr` restrict what is found, in all of these ways.
         *     A semantic search finds the 1,000 most similar documents at most (`isLimited`); every other search can be paged to
         *     the last hit. `total` counts what the list shows: families where `collapse` is `family`, publications otherwise; `publications` and `families` count both.
         *     Refused with 30101 for an expression that cannot be read (`position`, `length`, `expected`), 30102 where the
         *     searches of today are used up, 30103 where nothing is searched for, 30104 for a publication that is not loaded,
         *     30105 for more than 100 numbers in a field.
         */
        post: operations["searchPatents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where the texts of a publication match an expression. */
        get: operations["listPatentMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/semantic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * As /patent/search/list, always semantic.
         * @description `patentSearchType` says how: semantic (`text` of up to 5,000 characters, or `similarTo`), simple (`keyword`, or the
         *     fields), advanced (`expr`), batch (`importId` of imported numbers). Without it, it is batch, semantic, advanced or
         *     simple, the first whose field is given. Every other field and `expr` restrict what is found, in all of these ways.
         *     A semantic search finds the 1,000 most similar documents at most (`isLimited`); every other search can be paged to
         *     the last hit. `total` counts what the list shows: families where `collapse` is `family`, publications otherwise; `publications` and `families` count both.
         *     Refused with 30101 for an expression that cannot be read (`position`, `length`, `expected`), 30102 where the
         *     searches of today are used up, 30103 where nothing is searched for, 30104 for a publication that is not loaded,
         *     30105 for more than 100 numbers in a field.
         */
        post: operations["searchPatentsByMeaning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the publications of other families whose texts are most similar. */
        get: operations["listSimilarPatents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * As /patent/search/list, always simple.
         * @description `patentSearchType` says how: semantic (`text` of up to 5,000 characters, or `similarTo`), simple (`keyword`, or the
         *     fields), advanced (`expr`), batch (`importId` of imported numbers). Without it, it is batch, semantic, advanced or
         *     simple, the first whose field is given. Every other field and `expr` restrict what is found, in all of these ways.
         *     A semantic search finds the 1,000 most similar documents at most (`isLimited`); every other search can be paged to
         *     the last hit. `total` counts what the list shows: families where `collapse` is `family`, publications otherwise; `publications` and `families` count both.
         *     Refused with 30101 for an expression that cannot be read (`position`, `length`, `expected`), 30102 where the
         *     searches of today are used up, 30103 where nothing is searched for, 30104 for a publication that is not loaded,
         *     30105 for more than 100 numbers in a field.
         */
        post: operations["searchPatentsByWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a field name, an applicant, an inventor, a classification symbol, or the end of an expression.
         * @description Of an expression, what may stand at its end: fields and operators that begin as the last word does, and values of
         *     the field that the word belongs to. Names come in quotation marks.
         */
        post: operations["suggestPatentTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/patent/search/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read an expression, and say in words what it searches for or where it cannot be read. */
        post: operations["validatePatentExpression"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/plan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is free, what a trial gives and what is sold, with its limits. */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/plan/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the caller stands with each service that is counted. */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/price/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What offices charge today. */
        get: operations["listOfficialFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/price/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate a price, which holds for 30 minutes and is the only one that an order accepts.
         * @description Service fees and fees of offices are stated apart; fees in other currencies are converted by the rate of the day.
         *     Refused with 50510 for what is not sold, 50511 where a fee or rate has not been entered.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/price/quote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Read a price that was calculated.
         * @description The own one of a member, or one that a visitor requested. 404 once it has expired.
         */
        get: operations["getQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/productservicemanage/getPrePublishServiceList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is sold of a kind, with its sizes and prices.
         * @description Visitors read it too; of a member it also says which products wait for their payment.
         */
        get: operations["listPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/servicemanage/getUserServiceManages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services that the member has bought, tries or was granted; last begun first. */
        get: operations["getUserServiceManages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/trial/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a free trial of a product.
         * @description Staff decide, and the member gets a notice. Code 50101 where the member has applied for this product before,
         *     50105 where no trial of it is offered. How long a trial lasts and what it gives, the list of plans says.
         */
        post: operations["applyForTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/trial/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What has become of the member's application for a trial. */
        get: operations["getTrialStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Say whether the process can serve, and what it still lacks. */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/alipay/gateway": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the sandbox stands in for the page of Alipay; leads on to the page that plays the payer. */
        get: operations["openSandboxGateway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A trade of the sandbox. 404 on a site that collects real money. */
        get: operations["getSandboxTrade"];
        put?: never;
        /**
         * Play the payer of a trade of the sandbox.
         * @description Refused with 50540 where the trade cannot be paid any more.
         */
        post: operations["playSandboxPayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A case with its documents and its course. */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * Everything of a case as an archive.
         * @description A sheet with what was filled in, deadlines and messages, which is no form of the office, in the language of the
         *     caller; the forms to print; the documents; the documents of the office.
         */
        get: operations["downloadCaseArchive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Deadlines of a case that are not done, as a calendar file (RFC 5545). */
        get: operations["downloadCaseCalendarById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an uploaded file to a case that is being prepared.
         * @description The file was uploaded as `priority`: PDF, JPG or PNG under 10 MB. Code 60113 for another state, 60114 for a file that is not the member's, 60115 where the
         *     case has 50 documents already.
         */
        post: operations["addCaseDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/document/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["parameters"]["documentId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download a document of a case. */
        get: operations["downloadCaseDocument"];
        put?: never;
        post?: never;
        /** Remove a document from a case that is being prepared. */
        delete: operations["deleteCaseDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/form/{form}": {
        parameters: {
            query: {
                format: "pdf" | "docx";
            };
            header?: never;
            path: {
                form: "dataSheet" | "powerOfAttorney";
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /**
         * A form of a case to print.
         * @description `dataSheet` has what the form of the office asks for, in the order of that form, and is not the form itself;
         *     `powerOfAttorney` is to be signed. Facts that the case does not have are blank. The type of the case names the forms
         *     that it has; another one is 404.
         */
        get: operations["downloadCaseForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/letter/{letterId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                letterId: components["parameters"]["letterId"];
            };
            cookie?: never;
        };
        /** Download a document of the office. */
        get: operations["downloadCaseLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/letter/{letterId}/followUp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                letterId: components["parameters"]["letterId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the matter by which a document of the office is answered.
         * @description A draft with what the case and the document say; a refusal is answered by a review. 404 for a document that is not
         *     answered by a matter of its own, 60111 where there are too many drafts.
         */
        post: operations["startFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Messages between the member and staff about a case, the oldest of the page first. */
        get: operations["listCaseMessages"];
        put?: never;
        /**
         * Send a message about a case to staff.
         * @description A message with the same `key` is sent once. Code 60113 once nothing more happens in the case, 60130 where it has 500
         *     messages.
         */
        post: operations["sendCaseMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/notification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how the member is notified of a case.
         * @description On the site always. E-mail is sent only while the account has an address, text messages only where the site sends them.
         */
        put: operations["setCaseNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/post": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * State which documents of a case were sent by post.
         * @description They count as provided. Code 60113 for another state than that of preparation, 409 where the case was changed meanwhile.
         */
        put: operations["setCasePost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link by which somebody without an account signs a form of a case.
         * @description It holds for 14 days. Code 60113 where the case takes no documents, 60132 where it has ten such links already.
         */
        post: operations["requestCaseSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/signature/{signatureId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                signatureId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke a link by which nobody has signed yet. */
        delete: operations["revokeCaseSignature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State that all documents are there.
         * @description A renewal whose window is not open is scheduled, and handed to staff on the day `fileFrom`. Code 60116 with the kinds in `data.missing` where a required document is missing, 60113 for another state, 409 where
         *     the case was changed meanwhile.
         */
        post: operations["submitCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a case before it is filed.
         * @description What was paid is refunded by a request of its own (`requestRefund`). Code 60113 once it is filed, 60118 while the proof
         *       of payment of its order is reviewed.
         */
        post: operations["withdrawCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deadlines of the member that are not done, as a calendar file (RFC 5545). */
        get: operations["downloadCaseCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a case.
         * @description It is saved until it is ordered or deleted. Code 60110 for a product type that is no case, 60111 where the member has
         *     100 drafts already.
         */
        post: operations["createCaseDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A draft. */
        get: operations["getCaseDraft"];
        /**
         * Save a draft, also one that is not complete.
         * @description `version` is that of the draft which was changed. Where somebody has saved another one meanwhile, nothing is saved:
         *     409 with the draft as it now stands in `data.draft`, so that both can be compared. Code 60156 where a quotation of it
         *     is open and not named as `lapsingQuotation`; with that it lapses.
         */
        put: operations["saveCaseDraft"];
        post?: never;
        /** Delete a draft. */
        delete: operations["deleteCaseDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is missing or wrong in a draft, and what the case costs. */
        post: operations["checkCaseDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/{id}/clearance": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assess the chance of registration of the mark of a draft.
         * @description Counts as one search, as `analyzeSuccessRate` does. The result is saved with the draft and, once that is ordered, with
         *     its cases. Code 60120 while the mark has no text or there are no goods.
         */
        post: operations["clearCaseDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the case of a complete draft.
         * @description The draft becomes a case with an order that is to be paid; a registration in mainland China becomes a case for each of
         *     its classes, in one order. The same draft is ordered once: sent again, the answer is the same. Code 409 with the draft in `data.draft`
         *     where it was saved meanwhile, 60112 with the problems in `data.problems`, 60202 where the price is another one than
         *     `total`, 60201 where a renewal of one of the marks is filed already, 10132 without the agreement. Of a matter that staff
         *     quote, code 60153 where it is not offered, 60154 where the quotation has expired, 60155 where it is another one.
         */
        post: operations["orderCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/{id}/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Quotations that were requested of a draft, the latest first. */
        get: operations["listCaseQuotations"];
        put?: never;
        /**
         * Ask staff what the matter of a complete draft costs.
         * @description For product types whose `pricing` is `quoted`. While it is open, the answer to the same request is the same. Code 409
         *     with the draft in `data.draft` where it was saved meanwhile, 60112 with the problems in `data.problems`, 60151 for a
         *     matter with a price, 60152 for one that is not offered at present, 60158 after 20 requests of one draft.
         */
        post: operations["requestCaseQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/{id}/quotation/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline what was offered for a draft.
         * @description `version` is that of the quotation. Code 60153 where nothing is offered, 409 where the quotation was changed meanwhile.
         */
        post: operations["declineCaseQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/{id}/quotation/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the request for a quotation of a draft back.
         * @description `version` is that of the quotation. Code 60153 where none is open, 409 where the quotation was changed meanwhile.
         */
        post: operations["withdrawCaseQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/draft/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Drafts of the member, the one that was changed last first. */
        get: operations["listCaseDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Marks of the register of mainland China by their numbers, as a case names them. */
        get: operations["findCaseMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cases of the member, the latest first. */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/parties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parties and contacts of the drafts and cases of the member, to fill in from.
         * @description Those of the latest 50 drafts and cases; each once, as it was filled in last.
         */
        get: operations["listCaseParties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/textImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The image of a mark that consists of text, as it is filed.
         * @description Code 60119 with the characters in `data.characters` where some cannot be drawn.
         */
        get: operations["drawMarkText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/case/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Product types that can be ordered as cases, with their steps, fields and documents. */
        get: operations["listCaseTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/convey/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a transfer, change or licence.
         * @description A draft like that of createCaseDraft, and continued like it.
         */
        post: operations["startConveyance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/convey/confirm/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A transfer, change or licence. 404 for a case of another type. */
        get: operations["getConveyance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/convey/confirm/history/list/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers, changes and licences of the member; the same cases as listCases has. */
        get: operations["listConveyances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch the registers from now on.
         * @description What imports bring is compared as soon as they are published; renewal windows each day as well. Refused with 50110
         *     where the member may have no more monitors, and by the numbers of a query for what cannot be watched.
         */
        post: operations["createMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read a monitor. */
        get: operations["getMonitor"];
        /**
         * Change a monitor; what it has found stays.
         * @description 409 where it has been changed since `version`.
         */
        put: operations["updateMonitor"];
        post?: never;
        /** Delete a monitor with all that it has found. */
        delete: operations["deleteMonitor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The last twenty deliveries of a monitor's digests, the newest first. */
        get: operations["listMonitorDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a monitor rest. */
        post: operations["pauseMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a monitor go on; what imports have brought meanwhile is looked at first. */
        post: operations["resumeMonitor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/{id}/webhookTest": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a webhook now with a signed body without hits, and say what came back.
         * @description `type` of the body is `monitor.test`. Calls go to addresses of the public internet only, ten in ten minutes; more are
         *     refused with 429.
         */
        post: operations["testMonitorWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of the member's calendar of deadlines. */
        get: operations["getMonitorCalendar"];
        put?: never;
        /** Give the calendar another address; the one before holds no more. */
        post: operations["renewMonitorCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deadlines as a calendar program reads them (RFC 5545).
         * @description Last days of oppositions against what was found and not ignored, and the windows of renewal of the records that
         *     renewal monitors name, a thousand of each. Anyone who has the address may read, sixty times an hour.
         */
        get: operations["readMonitorCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's monitors, newest first, and how many more there may be. */
        get: operations["listMonitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/result/{id}/mark": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say what is to become of a hit. */
        post: operations["markMonitorHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/result/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what the member's monitors have found, by the filters of the list; at most 10,000.
         * @description Refused with 20152 where there is more, 20153 where there is nothing.
         */
        get: operations["exportMonitorHits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/result/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what is to become of up to a hundred hits at once; their notes stay.
         * @description A hit that has the verdict already keeps who gave it and when. Those that are gone are not in the answer; 404 where
         *     none is left.
         */
        post: operations["markMonitorHits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/result/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the member's monitors have found. */
        get: operations["listMonitorHits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoring/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a monitor sends e-mail, by the link in one. */
        get: operations["getMonitorSubscription"];
        put?: never;
        /** Stop the e-mails of a monitor without a sign-in, or let them come again. */
        post: operations["setMonitorSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoringReport/{id}": {
        parameters: {
            query?: {
                /** @description 30 days before the end without it. */
                from?: components["schemas"]["Day"];
                /** @description Today without it. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. Deadlines are days of their offices all the same. */
                zone?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What a monitor has found in a period of at most a year. */
        get: operations["getMonitorReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/monitoringReport/{id}/pdf": {
        parameters: {
            query?: {
                /** @description 30 days before the end without it. */
                from?: components["schemas"]["Day"];
                /** @description Today without it. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. Deadlines are days of their offices all the same. */
                zone?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Download the report as PDF. */
        get: operations["downloadMonitorReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/opposition/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Oppositions of the member; the same cases as listCases has. */
        get: operations["listOppositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/opposition/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order an opposition.
         * @description Refused like orderCase.
         */
        post: operations["submitOpposition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/reject/confirm/detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A review of a rejection. 404 for a case of another type. */
        get: operations["getRejectionReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/reject/confirm/history/list/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews of rejections of the member; the same cases as listCases has. */
        get: operations["listRejectionReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/reject/confirm/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin or save the draft of a review of a rejection.
         * @description Without `draftId` a new draft. With it, `version` as for saveCaseDraft: 409 with the draft that was saved meanwhile.
         */
        post: operations["saveRejectionReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/reject/confirm/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a review of a rejection.
         * @description Refused like orderCase.
         */
        post: operations["submitRejectionReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/renewal/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registrations in mainland China of an owner, with what is known of their renewal.
         * @description The renewable ones first, by the day on which their term ends. `renewable` are those that can be ordered, also where
         *     their window is not open yet. Code 60204 for an owner with more than 2,000 registrations.
         */
        get: operations["listRenewals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/signature/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** What the holder of a link is asked to sign. 404 for a link that was revoked. */
        get: operations["getSignatureRequest"];
        put?: never;
        /**
         * Sign a document by a link.
         * @description The signed document is added to the case. Code 60133 where it is signed already, has expired or is not needed any
         *     more, 400 without the agreement and for a drawing that is none, 409 for another document than that of the link.
         */
        post: operations["signDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trademark/signature/{token}/document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        /** The document that the holder of a link is asked to sign. */
        get: operations["downloadSignatureDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-inspector/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where webhooks are called that are tried on a demonstration. */
        post: operations["receiveInspectedWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AbsoluteGround: {
            /** @description The word that was found. */
            entry: string;
            /** @example A09 */
            rule: string;
            severity: components["schemas"]["Severity"];
            text: components["schemas"]["Sentence"];
        };
        Account: {
            address: string | null;
            avatar: string | null;
            /** @description The company that has passed certification, if any. */
            certifiedCompany: string | null;
            city: string | null;
            companyName: string | null;
            country: string | null;
            /** @enum {string} */
            displayCurrency: "CNY" | "USD" | "EUR";
            email: string | null;
            /** @enum {string|null} */
            gender: "female" | "male" | "other" | null;
            industry: string | null;
            /** @enum {string} */
            lang: "cn" | "en";
            /** @description Names the account to partner systems; it never changes. */
            merchantId: string;
            name: string | null;
            nickname: string | null;
            phone: string;
            postcode: string | null;
            roleType: components["schemas"]["RoleType"];
            version: components["schemas"]["Version"];
            wechatBound: boolean;
        };
        AccountExistence: {
            /** @constant */
            exists: true;
        };
        AccountUpdate: {
            address?: string | null;
            /**
             * Format: uuid
             * @description An image that the member has uploaded.
             */
            avatarFileId?: string | null;
            city?: string | null;
            companyName?: string | null;
            country?: string | null;
            /** @enum {string} */
            displayCurrency?: "CNY" | "USD" | "EUR";
            email?: string | null;
            /** @enum {string|null} */
            gender?: "female" | "male" | "other" | null;
            industry?: string | null;
            /** @enum {string} */
            lang?: "cn" | "en";
            name?: string | null;
            nickname?: string | null;
            postcode?: string | null;
            roleType?: components["schemas"]["RoleType"];
            version: components["schemas"]["Version"];
        };
        ActivityRegistration: {
            /** Format: uuid */
            activityId: string;
            captchaVerification: string;
            company?: string | null;
            email?: string | null;
            name: string;
            phone: string;
            remark?: string | null;
            source?: string | null;
        };
        ActivityRegistrationPage: {
            current: number;
            pages: number;
            records: components["schemas"]["RegistrationRecord"][];
            size: number;
            total: number;
        };
        /**
         * @description In units of the currency, with the digits of its minor unit.
         * @example 1200.00
         */
        Amount: string;
        /** @example 1200.00 */
        AmountInput: string;
        Announcement: {
            audience: components["schemas"]["Audience"];
            author: string;
            contentCn: string;
            contentEn: string;
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            link: string | null;
            /** @description Receivers who have read it. */
            readers: number;
            receivers: number;
            scheduledTime: components["schemas"]["NullableInstant"];
            sentTime: components["schemas"]["NullableInstant"];
            status: components["schemas"]["AnnouncementStatus"];
            titleCn: string;
            titleEn: string;
            version: components["schemas"]["Version"];
        };
        AnnouncementDraft: {
            audience: components["schemas"]["Audience"];
            contentCn: string;
            contentEn: string;
            /** @description Path within the site. */
            link?: string | null;
            titleCn: string;
            titleEn: string;
            version?: components["schemas"]["Version"];
        };
        AnnouncementPage: {
            current: number;
            pages: number;
            records: components["schemas"]["Announcement"][];
            size: number;
            total: number;
        };
        /** @enum {string} */
        AnnouncementStatus: "draft" | "scheduled" | "sending" | "sent" | "failed";
        Applicant: {
            applicantName: string;
            applicantNameEn: string | null;
            creditCode: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description 1 means that it is in custody.
             * @enum {integer}
             */
            storeFlag: 0 | 1;
            /** @description Marks in the loaded registers whose applicant has exactly this name. */
            tmCount: number;
            type: components["schemas"]["ApplicantType"];
        };
        ApplicantCount: {
            count: number;
            name: string;
            nameEn: string | null;
        };
        ApplicantDraft: {
            applicantName: string;
            applicantNameEn?: string | null;
            creditCode?: string | null;
            type: components["schemas"]["ApplicantType"];
        };
        /** @enum {string} */
        ApplicantType: "Organization" | "Individual";
        /** @enum {string} */
        ApplicationPart: "claims" | "description" | "drawings" | "abstract" | "abstractDrawing";
        /** @description A part of an image, as shares of its sides. */
        Area: {
            height: number;
            width: number;
            x: number;
            y: number;
        };
        Article: {
            author: string;
            category: components["schemas"]["ArticleCategory"];
            /** @description Sanitised. */
            contentHtml: string;
            coverUrl: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description The language of title and text.
             * @enum {string}
             */
            lang: "cn" | "en";
            next: components["schemas"]["ArticleNeighbour"];
            prev: components["schemas"]["ArticleNeighbour"];
            publishTime: components["schemas"]["Instant"];
            readCount: number;
            summary: string;
            title: string;
        };
        /** @enum {string} */
        ArticleCategory: "news" | "law" | "product" | "activity";
        ArticleDraft: {
            author?: string | null;
            category: components["schemas"]["ArticleCategory"];
            /** @description HTML; sanitised when it is saved. */
            contentCn: string;
            /** @description HTML; sanitised when it is saved. */
            contentEn: string;
            /** Format: uuid */
            coverFileId?: string | null;
            summaryCn: string;
            summaryEn: string;
            titleCn: string;
            titleEn: string;
            /** @description The one last read; not needed for a new article. */
            version?: number;
        };
        ArticleNeighbour: {
            /** Format: uuid */
            id: string;
            title: string;
        } | null;
        ArticlePage: {
            current: number;
            pages: number;
            records: components["schemas"]["ArticleSummary"][];
            size: number;
            total: number;
        };
        ArticleQuestion: {
            /** Format: uuid */
            articleId?: string;
            /** Format: uuid */
            id?: string;
        };
        ArticleRecord: {
            author: string;
            category: components["schemas"]["ArticleCategory"];
            contentCn: string;
            contentEn: string;
            /** Format: uuid */
            coverFileId: string | null;
            coverUrl: string | null;
            /** Format: uuid */
            id: string;
            publishTime: components["schemas"]["NullableInstant"];
            readCount: number;
            /** @description Of an activity. */
            registrations: number;
            /** @enum {string} */
            status: "draft" | "published";
            summaryCn: string;
            summaryEn: string;
            titleCn: string;
            titleEn: string;
            updateTime: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        ArticleRecordPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ArticleRecord"][];
            size: number;
            total: number;
        };
        ArticleSummary: {
            author: string;
            category: components["schemas"]["ArticleCategory"];
            coverUrl: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description The language of title and text.
             * @enum {string}
             */
            lang: "cn" | "en";
            publishTime: components["schemas"]["Instant"];
            readCount: number;
            summary: string;
            title: string;
        };
        Attention: {
            /** @description Jobs or imports that failed, days of a backup, percent that are free, minutes that a job has waited. */
            count: number | null;
            /** @description What was reported, as it is. */
            detail: string | null;
            isCritical: boolean;
            /** @enum {string} */
            kind: "noWorker" | "processLost" | "indexNotReady" | "indexFault" | "indexBehind" | "queueStalled" | "jobsFailed" | "importFailed" | "providerFails" | "backupFailed" | "backupOld" | "backupMissing" | "diskFull";
            /** @description Name of the process, index, queue, provider or file. */
            subject: string | null;
        };
        /** @description All members, those of a card level, or one by phone. */
        Audience: {
            /** @enum {integer} */
            cardLevel?: 10 | 20 | 30 | 40;
            /** @enum {string} */
            kind: "all" | "cardLevel" | "phone";
            phone?: string;
        };
        AuditEntry: {
            /** @example user.disable */
            action: string;
            createTime: components["schemas"]["Instant"];
            facts: {
                [key: string]: unknown;
            } | null;
            /** Format: uuid */
            id: string;
            ip: string;
            staff: string;
            subjectId: string | null;
            subjectName: string | null;
            subjectType: string | null;
        };
        AuditPage: {
            current: number;
            pages: number;
            records: components["schemas"]["AuditEntry"][];
            size: number;
            total: number;
        };
        BackupState: {
            bytes: number | null;
            encrypted: boolean;
            error: string | null;
            file: string;
            finishTime: components["schemas"]["NullableInstant"];
            /** Format: uuid */
            id: string;
            startTime: components["schemas"]["Instant"];
            /** @enum {string} */
            state: "running" | "completed" | "failed";
        };
        /**
         * @description Marks below the chosen degree, those with the most letters in common first, the score deciding between marks with
         *     about as many and among Chinese characters; with the hits they are a page at most.
         */
        BelowDegree: {
            hits: components["schemas"]["TrademarkHit"][];
        };
        BulkAuthority: {
            /** @description Uses of a trial or a package, for lists that are longer or beyond those of the day. */
            extraLeft: number;
            limitToday: number;
            resetTime: components["schemas"]["Instant"];
            /** @description Rows of one that counts with those of the day. */
            rowsAtOnce: number;
            usedToday: number;
        };
        BulkCaseChange: {
            /**
             * Format: uuid
             * @description Of `assign`.
             */
            assigneeId?: string;
            /**
             * @description `claim` and `release` are of the caller, and leave cases of somebody else as they are; `assign` gives them to
             *     `assigneeId`.
             * @enum {string}
             */
            change: "claim" | "release" | "assign" | "requestDocuments" | "file";
            /** @description Kinds that are requested also where a file is there; those that a case does not have are left out. */
            documents?: string[];
            items: {
                /** Format: uuid */
                id: string;
                /** @description Of `file`, another one for each case. */
                officeNumber?: string;
                version: components["schemas"]["Version"];
            }[];
            /**
             * @description Of `requestDocuments`: what members are notified of, in their languages. `{documents}` becomes the list of the
             *     missing documents of the case and of those that `documents` names.
             */
            reasons?: {
                cn: string;
                en: string;
            };
        };
        BulkCaseResult: {
            /** @description Null where there is no such case. */
            caseNo: string | null;
            /** Format: uuid */
            id: string;
            /** @description Why it was not done, in the language of the caller; null where it was. */
            problem: {
                code: number;
                text: string;
            } | null;
            /** @description The case as it is now. */
            record: components["schemas"]["ManagedCaseHead"] | null;
        };
        BulkCounts: {
            /** @description Rows that cannot be looked for. */
            bad: number;
            /** @description The very name, or the number. */
            found: number;
            /** @description Similar names only. */
            near: number;
            none: number;
        };
        BulkFile: {
            /** Format: binary */
            file: string;
        };
        BulkHit: {
            appNo: string;
            country: string;
            id: string;
            /** @enum {string|null} */
            level: "identical" | "high" | "middle" | "low" | null;
            name: string | null;
            score: number | null;
            status: number;
            statusText: string;
        };
        BulkList: {
            entries: string[];
            /** @description A first row that names the column was left out. */
            hasHead: boolean;
        };
        /** @enum {string} */
        BulkOutcome: "found" | "near" | "none" | "bad";
        BulkQuery: {
            classify: string;
            country: string[];
            counts: components["schemas"]["BulkCounts"];
            createTime: components["schemas"]["Instant"];
            dataVersion: number | null;
            /** @enum {string} */
            degree: "high" | "middle" | "low";
            done: number;
            engineVersion: string | null;
            /** @description Why it failed, in the language of the caller. */
            error: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** @enum {string} */
            kind: "auto" | "name" | "number";
            rowCount: number;
            /** @enum {string} */
            state: "queued" | "active" | "completed" | "failed" | "cancelled";
            title: string;
        };
        BulkQueryDraft: {
            /**
             * @description Nice classes in which names are looked for; none means all 45. A number is looked for in every class, so a list
             *     of numbers needs none.
             * @example 03;09;38
             */
            classify?: string;
            /**
             * @default [
             *       "CN"
             *     ]
             */
            country: string[];
            /**
             * @description Of names.
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            /**
             * @description One name or number each; an empty one between others comes out as bad. A name with special characters is
             *     normalised, H&M to `H M`, and its row says so.
             */
            entries: string[];
            /**
             * @description What the rows are; auto takes a row of digits for a number.
             * @default auto
             * @enum {string}
             */
            kind: "auto" | "name" | "number";
            /**
             * Format: uuid
             * @description Names the order: sent twice, it counts once.
             */
            requestId?: string;
            /** @description As in a query. Narrows names only, as `classify` does. */
            status?: string;
            /** @description Such as the name of the file. */
            title?: string;
        };
        BulkQueryPage: {
            current: number;
            pages: number;
            quota: components["schemas"]["BulkQuota"];
            records: components["schemas"]["BulkQuery"][];
            size: number;
            total: number;
        };
        BulkQuota: {
            /** @description Uses of a trial or a package, for lists that are longer or beyond those of the day. */
            extraLeft: number;
            /** @description Of a day. */
            limit: number;
            resetAt: components["schemas"]["Instant"];
            /** @description Rows of one that counts with those of the day. */
            rowsAtOnce: number;
            /** @description Bulk queries of today. */
            used: number;
        };
        BulkRow: {
            /** @description The nearest, at most three. */
            best: components["schemas"]["BulkHit"][];
            hits: number | null;
            input: string;
            /** @description As in the list, from 1. */
            ordinal: number;
            /** @description Null until it has been looked for. */
            outcome: components["schemas"]["BulkOutcome"] | null;
            /** @description Why it is bad, or as what a name with special characters was searched; in the language of the caller. */
            reason: string | null;
        };
        BulkRowPage: {
            current: number;
            pages: number;
            records: components["schemas"]["BulkRow"][];
            size: number;
            total: number;
        };
        CalendarDayDraft: {
            day: components["schemas"]["Day"];
            kind: components["schemas"]["CalendarDayKind"];
            note?: string;
        };
        /** @enum {string} */
        CalendarDayKind: "holiday" | "workday";
        CalendarYear: {
            days: {
                author: string;
                createTime: components["schemas"]["Instant"];
                day: components["schemas"]["Day"];
                kind: components["schemas"]["CalendarDayKind"];
                note: string;
            }[];
            year: number;
        };
        /**
         * @description 0 for none, 10 VIP_A, 20 VIP_B, 30 VIP_C, 40 VIP_D.
         * @enum {integer}
         */
        CardLevel: 0 | 10 | 20 | 30 | 40;
        Case: {
            caseNo: string;
            clearance: components["schemas"]["CaseClearance"];
            content: components["schemas"]["CaseContent"];
            createTime: components["schemas"]["Instant"];
            /** @description By their last days. */
            deadlines: components["schemas"]["CaseDeadline"][];
            documents: components["schemas"]["CaseDocument"][];
            /** @description The day on which the last window of its marks opens, where it was not open when the case was ordered. */
            fileFrom: components["schemas"]["Day"] | null;
            /** @description The latest first. */
            history: components["schemas"]["CaseChange"][];
            /** Format: uuid */
            id: string;
            /** @description Documents of the office, the latest first. */
            letters: components["schemas"]["CaseLetter"][];
            /** @description Whether messages can be sent, and not only read. */
            maySend: boolean;
            /** @description Kinds that are required and neither there nor sent by post. */
            missingDocuments: string[];
            /** @description The earliest last day that is not done; it may have passed. */
            nextDeadline: components["schemas"]["NullableDay"];
            notification: components["schemas"]["CaseNotification"];
            /** @description By which the office knows the request. */
            officeNumber: string | null;
            /** Format: uuid */
            orderId: string;
            orderNo: string;
            orderStatusText: string;
            payment: components["schemas"]["CasePayment"];
            post: components["schemas"]["CasePost"];
            productType: number;
            /** @description Kinds of documents that have arrived by post. */
            receivedByPost: string[];
            /** @description Of forms that others sign by a link. */
            signatures: components["schemas"]["CaseSignature"][];
            state: components["schemas"]["CaseState"];
            /** @description In the language of the caller. */
            stateText: string;
            /** @description Numbers and names of its marks. */
            title: string;
            /**
             * @description Whose move is awaited; `window`: the day `fileFrom`; `reply`: a deadline of the office runs.
             * @enum {string}
             */
            turn: "member" | "staff" | "office" | "window" | "reply" | "nobody";
            type: components["schemas"]["CaseType"];
            typeName: components["schemas"]["CaseTexts"];
            updateTime: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        CaseAnswered: {
            /** @description Position of the last message that was seen. */
            upTo: number;
        };
        CaseAssignment: {
            isMine: boolean;
            version: components["schemas"]["Version"];
        };
        CaseChange: {
            /** @enum {string} */
            by: "member" | "staff" | "system";
            event: string;
            reason: string | null;
            state: components["schemas"]["CaseState"];
            stateText: string;
            time: components["schemas"]["Instant"];
        };
        CaseCheck: {
            /** @description The day from which the case can be filed, where that is not today. */
            fileFrom: components["schemas"]["Day"] | null;
            /** @description Null where something that decides it is missing or wrong, or where there is no price. */
            price: components["schemas"]["CasePrice"] | null;
            problems: components["schemas"]["CaseProblem"][];
        };
        CaseClearance: {
            /** @description Whose own marks do not stand against it; empty where none was filled in. */
            applicant: string;
            classes: components["schemas"]["CaseClearanceClass"][];
            dataDate: components["schemas"]["NullableDay"];
            /** @description Whether text, goods and applicant are still those that were assessed. */
            isCurrent: boolean;
            /** @description Of the mark; figures are not compared. */
            text: string;
            time: components["schemas"]["Instant"];
        } | null;
        CaseClearanceClass: {
            classNo: number;
            grade: components["schemas"]["Grade"];
            /** @description Absolute grounds of refusal. */
            grounds: {
                rule: string;
                severity: components["schemas"]["Severity"];
                text: components["schemas"]["CaseTexts"];
            }[];
            /** @description Earlier marks that are similar to a high or middle degree, the most similar first. */
            marks: {
                applicant: string | null;
                appNo: string;
                /** @description By which the mark is opened. */
                id: string;
                /** @enum {string} */
                level: "identical" | "high" | "middle";
                name: string;
                score: number;
            }[];
            /** @description In percent. */
            rate: number;
            /** @description Similar groups that most marks of the register with the chosen groups have, and that were not chosen. */
            usualGroups: {
                code: string;
                name: components["schemas"]["CaseTexts"];
                /** @description Marks in this class with one of the chosen groups; of many the latest. */
                sampled: number;
                /** @description In percent of the marks that were counted. */
                share: number;
            }[];
        };
        CaseCondition: {
            field: string;
            in: string[];
        } | null;
        /**
         * @description Values by the names of the fields of the product type: a text, a day or a choice is a string; marks are a list of
         *     `{ number, name, classes }`, of other registers with `country` and `expiresOn`; countries are a list of codes; a mark to be registered is `{ kind, text, image }` with the kind `text`, `figure` or `both`
         *     and the `{ id, name }` of a file that was uploaded as `tmApply`, or null; goods are a list of
         *     `{ id, classNo, group, cn, en }`; priorities a list of `{ country, date, number }`; a party is
         *     `{ type, country, nameCn, nameEn, idType, idNumber, addressCn, addressEn }`, parties a list of them; a contact is `{ name, phone, email, postcode }`.
         */
        CaseContent: {
            [key: string]: unknown;
        };
        CaseDeadline: {
            deadline: components["schemas"]["LegalDeadline"];
            doneTime: components["schemas"]["Instant"] | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The document that has begun it.
             */
            letterId: string;
        };
        CaseDeadlineDone: {
            isDone: boolean;
        };
        /** @enum {string} */
        CaseDelivery: "electronic" | "post" | "hand" | "publication";
        CaseDocument: {
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            kind: string;
            name: string;
            sizeBytes: number;
        };
        CaseDocumentDraft: {
            /** Format: uuid */
            fileId: string;
            kind: string;
        };
        CaseDocumentKind: {
            /** @description It comes with the order, and is neither uploaded nor removed. */
            isGenerated: boolean;
            isOptional: boolean;
            kind: string;
            label: components["schemas"]["CaseTexts"];
            when: components["schemas"]["CaseCondition"];
        };
        CaseDraft: {
            clearance: components["schemas"]["CaseClearance"];
            content: components["schemas"]["CaseContent"];
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            productType: number;
            /** @description How it stands with the latest quotation of it; null where none was requested. */
            quotation: components["schemas"]["CaseQuotationState"] | null;
            /** @description Numbers and names of its marks; empty while there are none. */
            title: string;
            type: components["schemas"]["CaseType"];
            typeName: components["schemas"]["CaseTexts"];
            updateTime: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        CaseDraftHead: {
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            productType: number;
            /** @description How it stands with the latest quotation of it; null where none was requested. */
            quotation: components["schemas"]["CaseQuotationState"] | null;
            /** @description Numbers and names of its marks; empty while there are none. */
            title: string;
            typeName: components["schemas"]["CaseTexts"];
            updateTime: components["schemas"]["Instant"];
        };
        CaseDraftPage: {
            current: number;
            pages: number;
            records: components["schemas"]["CaseDraftHead"][];
            size: number;
            total: number;
        };
        CaseDraftSave: {
            content: components["schemas"]["CaseContent"];
            /**
             * Format: uuid
             * @description The open quotation of which the member knows that it lapses. Without it such a draft is not saved.
             */
            lapsingQuotation?: string | null;
            version: components["schemas"]["Version"];
        };
        CaseDraftStart: {
            content?: components["schemas"]["CaseContent"];
            productType: number;
        };
        /** @enum {string} */
        CaseEvent: "submit" | "requestDocuments" | "file" | "accept" | "complete" | "refuse" | "withdraw";
        /** @description Cases by their ids, or all of a state that a filter has; at most 50. */
        CaseExport: {
            filter?: {
                /** @description Id of somebody of the staff, `mine` for the caller, `none` for cases that nobody has claimed. */
                assignee?: string;
                deadline?: components["schemas"]["DeskDeadline"];
                keyword?: string;
                productType?: number;
                stage?: components["schemas"]["DeskStage"];
                /** @enum {string} */
                state: "ready" | "filed";
                unanswered?: boolean;
            };
            ids?: string[];
        };
        /** @description An official fee that is not what was paid for the case. */
        CaseFeeChange: {
            currency: components["schemas"]["CurrencyCode"];
            name: components["schemas"]["CaseTexts"];
            now: components["schemas"]["Amount"];
            paid: components["schemas"]["Amount"];
        };
        CaseField: {
            /** @description The field with the marks whose classes goods may not exceed. */
            classesOf: string | null;
            /** @description Offices of countries and of marks abroad. */
            codes: string[];
            /** @description Whether the last day of the term of marks abroad is asked for. */
            hasExpiry: boolean;
            help: components["schemas"]["CaseTexts"] | null;
            isOptional: boolean;
            label: components["schemas"]["CaseTexts"];
            /** @description Lines of a text that has several. */
            lines: number | null;
            /** @description Characters of a text, or entries of a list, at most. */
            max: number | null;
            name: string;
            /** @description Whether parties have name and address in Latin letters. */
            needsEnglish: boolean;
            /** @description Of a choice. */
            options: {
                label: components["schemas"]["CaseTexts"];
                value: string;
                when: components["schemas"]["CaseCondition"];
            }[];
            /**
             * @description The list from which marks can be selected.
             * @enum {string|null}
             */
            picker: "renewals" | null;
            /** @enum {string} */
            type: "text" | "day" | "choice" | "marks" | "foreignMarks" | "countries" | "markImage" | "goods" | "priorities" | "party" | "parties" | "contact";
            when: components["schemas"]["CaseCondition"];
        };
        /** @description A form that can be printed of a case. */
        CaseFormKind: {
            /** @enum {string} */
            code: "dataSheet" | "powerOfAttorney";
            title: components["schemas"]["CaseTexts"];
        };
        CaseHead: {
            caseNo: string;
            createTime: components["schemas"]["Instant"];
            /** @description The day on which the last window of its marks opens, where it was not open when the case was ordered. */
            fileFrom: components["schemas"]["Day"] | null;
            /** Format: uuid */
            id: string;
            /** @description The earliest last day that is not done; it may have passed. */
            nextDeadline: components["schemas"]["NullableDay"];
            /** @description By which the office knows the request. */
            officeNumber: string | null;
            payment: components["schemas"]["CasePayment"];
            productType: number;
            state: components["schemas"]["CaseState"];
            /** @description In the language of the caller. */
            stateText: string;
            /** @description Numbers and names of its marks. */
            title: string;
            typeName: components["schemas"]["CaseTexts"];
            updateTime: components["schemas"]["Instant"];
        };
        CaseLetter: {
            createTime: components["schemas"]["Instant"];
            datedOn: components["schemas"]["Day"];
            /** @description The matter by which it is answered, which startFollowUp begins; null where there is none. */
            followUp: {
                name: components["schemas"]["CaseTexts"];
                productType: number;
            } | null;
            /** Format: uuid */
            id: string;
            kind: string;
            label: components["schemas"]["CaseTexts"];
            method: components["schemas"]["CaseDelivery"] | null;
            name: string;
            receivedOn: components["schemas"]["NullableDay"];
            sizeBytes: number;
        };
        CaseLetterForm: {
            datedOn: components["schemas"]["Day"];
            /**
             * Format: binary
             * @description PDF, JPG or PNG, at most 10 MB.
             */
            file: string;
            kind: string;
            method?: components["schemas"]["CaseDelivery"];
            receivedOn?: components["schemas"]["Day"];
        };
        CaseLetterKind: {
            /** @description Whether it begins a period by a rule that is known. */
            beginsPeriod: boolean;
            /** @description What its date is; null for that of a notice. */
            dateLabel: components["schemas"]["CaseTexts"] | null;
            kind: string;
            label: components["schemas"]["CaseTexts"];
        };
        /** @description A case in the terms of the interface of its matter. */
        CaseMatter: {
            /** @description Numbers of its marks. */
            appNo: string;
            caseNo: string;
            createTime: components["schemas"]["Instant"];
            /** @description Of a transfer the assignor, of a change the former name, of a licence the licensor; else null. */
            fromApplicant: string | null;
            /** Format: uuid */
            id: string;
            /** @description Their names. */
            name: string;
            orderNo: string;
            status: components["schemas"]["CaseState"];
            statusText: string;
            /** @description Of a licence the licensee; of any other matter the applicant, who is the owner after it. */
            toApplicant: string;
            /** @description The product type. */
            type: number;
            typeName: components["schemas"]["CaseTexts"];
        };
        CaseMatterPage: {
            current: number;
            pages: number;
            records: components["schemas"]["CaseMatter"][];
            size: number;
            total: number;
        };
        CaseMessage: {
            /** @enum {string} */
            by: "member" | "staff";
            /** @description From 1 within the case. */
            position: number;
            /** @description Who of the staff has written it; null for members. */
            staffName: string | null;
            text: string;
            time: components["schemas"]["Instant"];
        };
        CaseMessageDraft: {
            /**
             * Format: uuid
             * @description The same for each attempt to send the same message.
             */
            key: string;
            text: string;
        };
        CaseMessages: {
            records: components["schemas"]["CaseMessage"][];
            /** @description All messages of the case; earlier ones are there where the first position is above 1. */
            total: number;
        };
        CaseMove: {
            event: components["schemas"]["CaseEvent"];
            /** @description Of a filing whose official fees have risen since they were paid: that it is settled who bears the rest. The reason says how. */
            feeAgreed?: boolean;
            /** @description Of the filing or the acceptance. */
            officeNumber?: string | null;
            reason?: string | null;
            version: components["schemas"]["Version"];
        };
        /** @description How the member is notified of the case, besides the site. */
        CaseNotification: {
            email: boolean;
            /** @description Null where the account has none. */
            emailAddress: string | null;
            sms: boolean;
            /** @description Null where the site sends no text messages about cases. */
            smsNumber: string | null;
        };
        CaseNotificationChoice: {
            email: boolean;
            sms: boolean;
        };
        CaseOrder: {
            /** @description Whether the agreement is ticked. */
            agree: boolean;
            /** @description Of a matter that staff quote; as the member has read it. */
            quotation?: components["schemas"]["CaseQuotationChoice"] | null;
            total: components["schemas"]["Amount"];
            /** @description That of the draft whose problems and price were read. */
            version: number;
        };
        CasePage: {
            current: number;
            pages: number;
            records: components["schemas"]["CaseHead"][];
            size: number;
            total: number;
        };
        /**
         * @description How it stands with the order of a case: it can be paid, its proof of payment is reviewed, it is on credit, paid or free of charge,
         *     or was closed unpaid. A case that is not filed is over once its order is refunded or closed.
         * @enum {string}
         */
        CasePayment: "unpaid" | "inReview" | "onCredit" | "paid" | "refunding" | "refunded" | "closed";
        CasePost: {
            company: string;
            /** @description Whether staff have asked again for what had not arrived, which is missing from then on. */
            isMissing: boolean;
            kinds: string[];
            receivedTime: components["schemas"]["NullableInstant"];
            trackingNumber: string;
        } | null;
        CasePostDraft: {
            company: string;
            /** @description None where nothing is sent by post. */
            kinds: string[];
            trackingNumber: string;
            version: components["schemas"]["Version"];
        };
        CasePrice: {
            currency: components["schemas"]["CurrencyCode"];
            items: {
                name: components["schemas"]["CaseTexts"];
                officialFee: components["schemas"]["Amount"];
                quantity: number;
                serviceFee: components["schemas"]["Amount"];
                /**
                 * @description What is charged: classes, or items beyond ten in a class.
                 * @enum {string}
                 */
                unit: "class" | "item";
            }[];
            officialFee: components["schemas"]["Amount"];
            serviceFee: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
        };
        CaseProblem: {
            code: string;
            field: string;
            /** @description From the field inwards, as `coApplicants.1.idNumber`. */
            path: string;
            step: string;
            text: components["schemas"]["CaseTexts"];
        };
        CaseQuotation: {
            createTime: components["schemas"]["Instant"];
            /** @description Of the draft of which it was requested. */
            draftVersion: number;
            /** Format: uuid */
            id: string;
            number: string;
            offerTime: components["schemas"]["Instant"] | null;
            /** Format: uuid */
            orderId: string | null;
            /** @description What was offered; null before that. */
            price: components["schemas"]["CaseQuotationPrice"] | null;
            /** @description Why it was refused or declined. */
            reason: string | null;
            /** @description Of staff. */
            remark: string | null;
            state: components["schemas"]["CaseQuotationState"];
            /** @description In the language of the caller. */
            stateText: string;
            /** @description The last day on which it can be ordered. */
            validUntil: components["schemas"]["NullableDay"];
            version: components["schemas"]["Version"];
        };
        CaseQuotationChoice: {
            /** Format: uuid */
            id: string;
            version: components["schemas"]["Version"];
        };
        CaseQuotationLine: {
            /** @description For which of `cases` it is, from 0; each has one line. */
            caseIndex: number;
            /** @description Null where the office charges nothing for it. */
            officialFee: {
                amount: components["schemas"]["AmountInput"];
                currency: string;
            } | null;
            serviceFee: components["schemas"]["AmountInput"];
            text: {
                cn: string;
                en: string;
            };
        };
        CaseQuotationOffer: {
            lines: components["schemas"]["CaseQuotationLine"][];
            /** @description For the member. */
            remark: string | null;
            validUntil: components["schemas"]["Day"];
            version: components["schemas"]["Version"];
        };
        CaseQuotationPrice: {
            items: components["schemas"]["QuotedItem"][];
            officialFee: components["schemas"]["Amount"];
            serviceFee: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            vat: components["schemas"]["Amount"];
            /** @description In percent. */
            vatRate: string;
        };
        /**
         * @description Staff are to quote it; it can be ordered; its last day has passed; staff cannot offer it; the member has declined it or
         *     has taken the request back; the draft was changed; it was ordered.
         * @enum {string}
         */
        CaseQuotationState: "requested" | "offered" | "expired" | "refused" | "declined" | "withdrawn" | "lapsed" | "ordered";
        CaseReason: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        CaseReceipt: {
            /**
             * Format: uuid
             * @description The first of the cases.
             */
            caseId: string;
            caseNo: string;
            /** @description Every case of the order: one for each class of a registration in mainland China, otherwise one. */
            cases: {
                /** Format: uuid */
                caseId: string;
                caseNo: string;
            }[];
            /** Format: uuid */
            orderId: string;
        };
        /** @description A form of the case that somebody is asked to sign by a link, or has signed. */
        CaseSignature: {
            /** @description SHA-256 of the document that the signer is shown. */
            documentHash: string;
            expireTime: components["schemas"]["Instant"];
            /** @enum {string} */
            form: "powerOfAttorney";
            /** Format: uuid */
            id: string;
            /** @enum {string|null} */
            method: "drawn" | "typed" | null;
            /** @description Of the page where it is signed; the link is the permission to sign. */
            path: string;
            signedTime: components["schemas"]["NullableInstant"];
            signerName: string | null;
            status: components["schemas"]["SignatureStatus"];
            title: components["schemas"]["CaseTexts"];
        };
        CaseSignatureDraft: {
            /** @enum {string} */
            form: "powerOfAttorney";
        };
        CaseStaff: {
            /** Format: uuid */
            id: string;
            /** @description Whether cases can be handed over to them. */
            isActive: boolean;
            name: string;
        };
        /** @enum {string} */
        CaseState: "preparing" | "scheduled" | "ready" | "filed" | "accepted" | "completed" | "refused" | "withdrawn";
        CaseTexts: {
            cn: string;
            en: string;
        };
        CaseType: {
            documents: components["schemas"]["CaseDocumentKind"][];
            forms: components["schemas"]["CaseFormKind"][];
            name: components["schemas"]["CaseTexts"];
            /**
             * @description With which it is filed; null where each case names its own.
             * @enum {string|null}
             */
            office: "CN" | "HK" | "WO" | null;
            /**
             * @description Whether the price list has the price, or staff quote each draft.
             * @enum {string}
             */
            pricing: "listed" | "quoted";
            productType: number;
            steps: {
                code: string;
                fields: components["schemas"]["CaseField"][];
                label: components["schemas"]["CaseTexts"];
            }[];
            version: number;
        };
        CaseVersion: {
            version: components["schemas"]["Version"];
        };
        /** @description By name; cases that nobody has claimed come last. */
        CaseWorkload: {
            filedLately: number;
            in7Days: number;
            in30Days: number;
            member: number;
            open: number;
            overdue: number;
            /** @description Null for cases that nobody has claimed. */
            staff: components["schemas"]["CaseStaff"] | null;
            toFile: number;
            unanswered: number;
        }[];
        Certification: {
            address: string | null;
            companyName: string | null;
            contact: string | null;
            creditCode: string | null;
            decideTime: components["schemas"]["NullableInstant"];
            dueOn: components["schemas"]["NullableDay"];
            email: string | null;
            licence: components["schemas"]["CertificationLicence"] | null;
            mobile: string | null;
            officePhone: string | null;
            postalCode: string | null;
            /** @description Why it was rejected. */
            reason: string | null;
            status: components["schemas"]["CertificationStatus"];
            /** @description In the language of the caller. */
            statusText: string;
            submitTime: components["schemas"]["NullableInstant"];
        };
        CertificationDraft: {
            address: string;
            companyName: string;
            contact?: string | null;
            /** @description Unified social credit code. */
            creditCode: string;
            email: string;
            /** @description An upload of type `licence`: JPG, PNG, GIF or TIFF under 10 MB. */
            licenceFileId: string | null;
            mobile?: string | null;
            officePhone: string;
            postalCode: string;
        };
        CertificationLicence: {
            /** Format: uuid */
            id: string;
            mime: string;
            name: string;
            url: string;
        };
        CertificationRejection: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        CertificationReview: {
            address: string;
            companyName: string;
            contact: string | null;
            creditCode: string;
            /** @description Whether the check character of the code fits the others. */
            creditCodeChecks: boolean;
            decidedBy: string | null;
            decideTime: components["schemas"]["NullableInstant"];
            dueOn: components["schemas"]["Day"];
            email: string;
            history: components["schemas"]["StateChange"][];
            /** Format: uuid */
            id: string;
            isOverdue: boolean;
            /** @description Its name when it was uploaded. */
            licenceName: string;
            mobile: string | null;
            officePhone: string;
            postalCode: string;
            reason: string | null;
            /** @description Other accounts that have passed with the same code. */
            sameCode: number;
            /** @enum {string} */
            status: "review" | "passed" | "rejected";
            submitTime: components["schemas"]["Instant"];
            /** Format: uuid */
            userId: string;
            userPhone: string;
            version: components["schemas"]["Version"];
        };
        CertificationReviewHead: {
            companyName: string;
            creditCode: string;
            decidedBy: string | null;
            decideTime: components["schemas"]["NullableInstant"];
            dueOn: components["schemas"]["Day"];
            /** Format: uuid */
            id: string;
            isOverdue: boolean;
            reason: string | null;
            /** @enum {string} */
            status: "review" | "passed" | "rejected";
            submitTime: components["schemas"]["Instant"];
            /** Format: uuid */
            userId: string;
            userPhone: string;
        };
        CertificationReviewPage: {
            current: number;
            pages: number;
            records: components["schemas"]["CertificationReviewHead"][];
            size: number;
            total: number;
        };
        /**
         * @description 0 none, 1 under review, 2 passed, 3 rejected.
         * @enum {integer}
         */
        CertificationStatus: 0 | 1 | 2 | 3;
        CertificationVersion: {
            version: components["schemas"]["Version"];
        };
        ChangedHit: {
            after: components["schemas"]["StoredHit"];
            before: components["schemas"]["StoredHit"];
            fields: ("name" | "status" | "applicant" | "regNo" | "classes" | "appDate" | "expiryDate" | "score")[];
        };
        Check: {
            /** @description What is missing. */
            detail?: string;
            /**
             * @example redis
             * @example postgres
             * @example embedded
             */
            kind: string;
            /** @description Searchable records; only of the index. */
            marks?: number;
            ok: boolean;
            /** @description Number of the last import that the index holds. */
            version?: number;
        };
        ClassCount: {
            class: number;
            count: number;
            pending: number;
            valid: number;
        };
        ClassificationState: {
            nice: {
                /** @example 12-2024 */
                edition: string | null;
                groups: number;
                importedAt: components["schemas"]["NullableInstant"];
                items: number;
                shipped: components["schemas"]["ShippedTable"];
            };
            vienna: {
                edition: string | null;
                elements: number;
                importedAt: components["schemas"]["NullableInstant"];
                shipped: components["schemas"]["ShippedTable"];
            };
        };
        ClassSuccess: {
            absoluteGrounds: components["schemas"]["AbsoluteGround"][];
            /** @description Ten points on either side while the model is not calibrated. */
            band: {
                high: number;
                low: number;
            };
            basis: components["schemas"]["SuccessBasis"];
            class: number;
            /** @description What to leave out for the next grade; null where that does not help or no goods were named. */
            deleteItems: {
                grade: components["schemas"]["Grade"];
                items: string[];
                rate: number;
            } | null;
            /** @description The items of this class with the groups by which they were compared. */
            goods: {
                estimated: boolean;
                group: string | null;
                name: string;
            }[];
            grade: components["schemas"]["Grade"];
            /** @description What the figures cannot know. */
            limits: {
                /** @example blindPeriod */
                code: string;
                text: components["schemas"]["Sentence"];
            }[];
            /** @description In percent. */
            rate: number;
            /** @description Families of earlier marks that were reckoned with, at most thirty. */
            riskCount: number;
            /** @description Earlier marks that weigh most, one of each family, the heaviest first. */
            riskMarks: components["schemas"]["RiskMark"][];
            /** @description Well-known names that the name comes near; they may bar it in any class. */
            wellKnown: {
                name: string;
                score: number;
            }[];
        };
        Closing: {
            /** @description Of the account, so that no other is closed by mistake. */
            phone: string;
            reason: string;
        };
        /** @description Either `ids`, two to five, or `left` and `rightIds`, one to five. */
        ComparedIds: {
            ids?: components["schemas"]["RecordId"][];
            /**
             * @description What was searched for: its name, its image (a condition SBTP) or both are compared with the records, and its
             *     classes and similar groups with theirs.
             */
            left?: components["schemas"]["TrademarkQuery"];
            rightIds?: components["schemas"]["RecordId"][];
        };
        ComparedPair: {
            /** @description Id of a record, or `query`. */
            a: string;
            /** @description Id of the other. */
            b: string;
            /** @description The name of the first that was compared. */
            nameA: string | null;
            /** @description The name of the other that was compared. */
            nameB: string | null;
            /**
             * @description Spans of the first lie in the field `query`, those of the other in `name`. Null where the names are not even
             *     remotely near, or where one of the records has none.
             */
            similarity: components["schemas"]["Similarity"] | null;
        };
        Comparison: {
            engineVersion: string;
            goodsOverlap: components["schemas"]["SharedClass"][];
            marks: components["schemas"]["TrademarkDetail"][];
            matrix: components["schemas"]["ComparedPair"][];
            /** @description What was searched for, where that is compared; in the pairs and the goods its id is `query`. */
            sought?: {
                /** @description None means all 45. */
                classes: number[];
                name: string | null;
                queryImage?: components["schemas"]["QueryImage"];
                similarGroups: string[];
            };
        };
        CompressedDrawing: {
            after: components["schemas"]["DrawingFacts"];
            before: components["schemas"]["DrawingFacts"];
            /** @description The file in base64. */
            content: string;
            /** @description Share of its dark points that changed. */
            lost: number;
            name: string;
            warnings: ("detail" | "tooLarge" | "colour" | "lowResolution")[];
        };
        CompressedDrawings: {
            drawings: components["schemas"]["CompressedDrawing"][];
            limits: components["schemas"]["FilingLimits"];
            problems: components["schemas"]["DrawingProblem"][];
        };
        ConsistencyReport: {
            missingNumerals: {
                detail: string;
                kind: string;
                position: number;
            }[];
            missingRefs: {
                detail: string;
                kind: string;
                position: number;
            }[];
            sentences: components["schemas"]["RenderingVariants"][];
            terms: components["schemas"]["RenderingVariants"][];
            termsNotUsed: {
                detail: string;
                kind: string;
                position: number;
            }[];
            untranslated: {
                detail: string;
                kind: string;
                position: number;
            }[];
        };
        Contact: {
            address: string | null;
            email: string | null;
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            name: string;
            phone: string;
            postcode: string | null;
        };
        ContactDraft: {
            address?: string | null;
            email?: string | null;
            /** @default false */
            isDefault: boolean;
            name: string;
            phone: string;
            postcode?: string | null;
        };
        ContactPage: {
            current: number;
            pages: number;
            records: components["schemas"]["Contact"][];
            size: number;
            total: number;
        };
        Contrast: {
            /** @description Those that one side bears at least. */
            fields: components["schemas"]["ContrastField"][];
            /** @description Null where neither side lists any. */
            goods: components["schemas"]["ContrastItem"][] | null;
            /** @description Ids of the records that were compared. */
            records: string[];
            /** @description The whole text, word by word; null where one side is a record. */
            text: components["schemas"]["TextPart"][] | null;
        };
        ContrastField: {
            /** @enum {string} */
            field: "applicationNumber" | "registrationNumber" | "mark" | "markType" | "applicant" | "applicantForeign" | "coApplicants" | "identityNumber" | "nationality" | "address" | "addressForeign" | "classes" | "similarGroups" | "applicationDate" | "priorityDate" | "priorityNumber" | "publicationDate" | "publicationIssue" | "registrationDate" | "registrationIssue" | "validFrom" | "expiryDate" | "validity" | "agent" | "agentAddress" | "colours" | "disclaimer" | "description";
            left: string | null;
            /** @description Where they differ. */
            parts: components["schemas"]["TextPart"][];
            right: string | null;
            state: components["schemas"]["ContrastState"];
        };
        ContrastItem: {
            left: string | null;
            parts: components["schemas"]["TextPart"][];
            right: string | null;
            state: components["schemas"]["ContrastState"];
        };
        ContrastQuestion: {
            left: components["schemas"]["ContrastSide"];
            right: components["schemas"]["ContrastSide"];
        };
        /** @description Either the text of a document or the number of a record. */
        ContrastSide: {
            /** @default CN */
            country: string;
            /** @description The source of the text as its document names it. */
            fileName?: string;
            /** @description Application or registration number. */
            number?: string;
            text?: string;
        };
        /** @enum {string} */
        ContrastState: "same" | "differs" | "onlyLeft" | "onlyRight";
        ConveyStart: {
            content?: components["schemas"]["CaseContent"];
            /**
             * @description Transfer, change or licence.
             * @enum {integer}
             */
            type: 12 | 13 | 31;
        };
        Country: {
            /** @description Chinese name. */
            city: string;
            cityEn: string;
            code: string;
            /** @enum {string} */
            continent: "asia" | "europe" | "northAmerica" | "southAmerica" | "africa" | "oceania" | "organization";
            /** @description Records loaded. */
            count: number;
            /** @description Invented ones among them. */
            demonstrationCount: number;
            /** @description Address of the flag. */
            image: string;
            updatedTo: components["schemas"]["NullableDay"];
        };
        CountryCount: {
            country: string;
            pending: number;
            total: number;
            valid: number;
        };
        Credit: {
            /** @description What can still be put on account; 0.00 where the limit is not in force. */
            available: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description The last day on which an order can be put on account. */
            endDate: components["schemas"]["NullableDay"];
            /** @description Whether orders can be put on account today. */
            isInForce: boolean;
            /** @description Null where none was ever granted. */
            limit: components["schemas"]["Amount"] | null;
            /** @description The statement, the oldest first. */
            orders: components["schemas"]["CreditOrder"][];
            /** @description What is owed for orders on account; each counts whole until it is paid. */
            used: string;
        };
        CreditLimitDraft: {
            /** @description In CNY; 0.00 ends the limit. */
            amount: components["schemas"]["AmountInput"];
            /** @description The last day on which an order can be put on account. */
            endDate?: components["schemas"]["NullableDay"];
            reason: string;
            /**
             * Format: uuid
             * @description Names the request.
             */
            requestId: string;
        };
        CreditOrder: {
            amount: components["schemas"]["Amount"];
            createTime: components["schemas"]["Instant"];
            /** @description When it was put on account. */
            creditTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            /** @description Whether a payment can begin; not while a proof of payment is reviewed. */
            isPayable: boolean;
            /** @description Of its price. */
            missing: components["schemas"]["Amount"];
            orderNo: string;
            productName: string;
            /** @description Of its price. */
            received: components["schemas"]["Amount"];
        };
        /** @description The part of the image that is searched with, as shares of its sides. */
        Crop: {
            height: number;
            width: number;
            x: number;
            y: number;
        };
        /** @description Either `tradeMarkText` or `imgFile`. */
        CrossQuery: {
            /** @example 03;09 */
            classify?: string;
            /** @description All 43 where absent. */
            countries?: string[];
            crop?: components["schemas"]["Crop"];
            /**
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            /**
             * Format: uuid
             * @description Of an uploaded image: the own one of a member, or a visitor's.
             */
            imgFile?: string;
            tradeMarkText?: string;
        };
        CrossResult: {
            countries: {
                country: string;
                top: components["schemas"]["TrademarkHit"][];
                total: number;
            }[];
            /** @description Version of the similarity rules. */
            engineVersion: string;
            /** @description The image, where one was searched with. */
            queryImage?: components["schemas"]["QueryImage"];
            total: number;
            /** @description True where a very common name was cut off; total is then a lower bound. */
            totalCapped: boolean;
        };
        /**
         * @description ISO 4217.
         * @example CNY
         */
        CurrencyCode: string;
        Dashboard: {
            /** @description As many days before the first one. */
            before: components["schemas"]["DashboardFigures"];
            from: components["schemas"]["Day"];
            /** @description Orders of the time by their present status. */
            orderStatuses: {
                /** @description Closed or cancelled without payment. */
                isClosed: boolean;
                orders: number;
                /** @description As of an order. */
                status: number;
            }[];
            payMethods: {
                amount: components["schemas"]["Amount"];
                /** @enum {string} */
                method: "wechat" | "alipay" | "corporate";
                orders: number;
            }[];
            periods: {
                figures: components["schemas"]["DashboardFigures"];
                start: components["schemas"]["Day"];
            }[];
            /** @description What was paid of each product, the highest first. */
            products: {
                amount: components["schemas"]["Amount"];
                name: components["schemas"]["Sentence"];
                orders: number;
            }[];
            to: components["schemas"]["Day"];
            totals: components["schemas"]["DashboardFigures"];
            /** @enum {string} */
            unit: "day" | "week" | "month";
        };
        /** @description Amounts are CNY. */
        DashboardFigures: {
            /** @description Registered in the time. */
            members: number;
            officialFees: components["schemas"]["Amount"];
            /** @description Ordered in the time. */
            orders: number;
            /** @description Paid in the time, whenever they were ordered. */
            paidOrders: number;
            patentSearches: number;
            /** @description Returned in the time. */
            refunds: components["schemas"]["Amount"];
            /** @description Paid in the time, official fees included. */
            revenue: components["schemas"]["Amount"];
            serviceFees: components["schemas"]["Amount"];
            /** @description Of members. */
            trademarkSearches: number;
        };
        /**
         * Format: date
         * @example 2026-11-21
         */
        Day: string;
        /** @description First and last day, both included; an empty list says nothing. */
        DayRange: components["schemas"]["Day"][];
        DebitNote: {
            currency: components["schemas"]["CurrencyCode"];
            date: components["schemas"]["Day"];
            /**
             * Format: uuid
             * @description Of the order.
             */
            id: string;
            number: string;
            officialFee: components["schemas"]["Amount"];
            orderNo: string;
            /** @enum {string} */
            payStatus: "unpaid" | "paid";
            serviceFee: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
        };
        DebitNotePage: {
            current: number;
            pages: number;
            records: components["schemas"]["DebitNote"][];
            size: number;
            total: number;
        };
        /**
         * @description One of its deadlines that are not done has passed, or has its last day today or within so many days after.
         * @enum {string}
         */
        DeskDeadline: "overdue" | "in7Days" | "in30Days";
        /**
         * @description `open`: something still happens in it; `toFile`: it can be filed now; `member`: its member has to pay or to provide
         *     documents; `filedLately`: it was filed today or on one of the six days before.
         * @enum {string}
         */
        DeskStage: "open" | "toFile" | "member" | "filedLately";
        DetectedLanguage: {
            /** @description From 0 to 1. */
            certainty: number;
            language: components["schemas"]["TranslationLanguage"] | null;
        };
        DictionaryEntry: {
            label: string;
            labelEn: string;
            value: string;
        };
        DifferenceNote: {
            note: string;
        };
        DirectionWithEngines: {
            direction: components["schemas"]["TranslationDirection"];
            /** @description In the order in which they are tried. */
            engines: components["schemas"]["TranslationEngineNames"][];
        };
        /** @description The converted figure of an account that shows another currency than CNY. */
        DisplayRate: {
            currency: components["schemas"]["CurrencyCode"];
            date: components["schemas"]["Day"];
            /** @description What a unit of it is worth in CNY. */
            rate: string;
        } | null;
        DocumentFile: {
            /** Format: binary */
            file: string;
        };
        DocumentText: {
            fileName: string;
            /** @enum {string} */
            kind: "text" | "docx" | "pdf";
            /** @description Of a PDF. */
            pages: number | null;
            text: string;
        };
        DrawingFacts: {
            bytes: number;
            /** @description Null where the file does not say. */
            dpi: number | null;
            /** @enum {string} */
            format: "jpg" | "png" | "tiff";
            /** @description Pixels. */
            height: number;
            /** @description Pixels. */
            width: number;
        };
        DrawingFile: {
            /** Format: binary */
            file: string;
            /**
             * @description `auto` is TIFF for line drawings, else JPG.
             * @enum {string}
             */
            format?: "auto" | "jpg" | "tiff";
        };
        DrawingProblem: {
            name: string;
            /** @enum {string} */
            problem: "format" | "broken" | "pixels" | "tooMany";
        };
        Entitlement: {
            cardLevel: components["schemas"]["CardLevel"];
            companyName: string | null;
            endTime: components["schemas"]["Instant"];
            /** @description Name of the staff member. */
            grantedBy: string | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["EntitlementKind"];
            limits: components["schemas"]["HeldLimit"][];
            note: string | null;
            orderNo: string | null;
            /** Format: uuid */
            planId: string;
            planNameCn: string;
            planNameEn: string;
            quantity: number;
            revokedReason: string | null;
            revokeTime: components["schemas"]["NullableInstant"];
            startTime: components["schemas"]["Instant"];
            state: components["schemas"]["EntitlementState"];
            /** Format: uuid */
            userId: string;
            userPhone: string;
        };
        EntitlementExtension: {
            endTime: components["schemas"]["Instant"];
            reason: string;
        };
        /** @enum {string} */
        EntitlementKind: "purchase" | "trial" | "grant";
        EntitlementPage: {
            current: number;
            pages: number;
            records: components["schemas"]["Entitlement"][];
            size: number;
            total: number;
        };
        /**
         * @description waiting where it begins when another ends; suspended where its refund was requested and is not decided.
         * @enum {string}
         */
        EntitlementState: "waiting" | "running" | "suspended" | "ended" | "revoked";
        /** @enum {string} */
        ExportColumn: "image" | "name" | "similarity" | "reasons" | "office" | "appNo" | "regNo" | "classes" | "similarGroups" | "goods" | "viennaCodes" | "status" | "applicant" | "appDate" | "trialDate" | "trialIssue" | "regDate" | "expiryDate" | "priorityDate" | "agent" | "link";
        /** @description The file is prepared in the background; `/common/job/{id}` says how far it is. */
        ExportJob: {
            /** Format: uuid */
            jobId: string;
        };
        /** @description `ids`, `query`, or both: the records of `ids`, with their similarity to the query and the reasons where it finds them. */
        ExportOrder: {
            /** @description In this order; a choice of the usual ones where absent. Images are of text documents only. */
            columns?: components["schemas"]["ExportColumn"][];
            ids?: components["schemas"]["RecordId"][];
            query?: components["schemas"]["TrademarkQuery"];
        };
        ExportPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ExportRecord"][];
            size: number;
            total: number;
        };
        ExportRecord: {
            /** @description Until when a file that is ready can be fetched. */
            expireTime: components["schemas"]["NullableInstant"];
            /** @description Of the file while it can be fetched; for `/common/file/downloadFile`. */
            fileId: string | null;
            fileName: string;
            /** @enum {string} */
            format: "xlsx" | "docx" | "csv" | "bib" | "ris" | "json" | "pdf" | "zip";
            job: components["schemas"]["Job"];
            /**
             * @description What was exported.
             * @enum {string}
             */
            kind: "marks" | "patents";
            /** @description Records of which the file is made. */
            rows: number;
        };
        /** @description Each list counts the hits that the other lists of the second filter leave; the fullest first, years latest first. */
        Facets: {
            applicant: components["schemas"]["FacetValues"];
            appYear: components["schemas"]["FacetValues"];
            country: components["schemas"]["FacetValues"];
            ggBeginYear: components["schemas"]["FacetValues"];
            imageFactory: components["schemas"]["FacetValues"];
            isvalid: components["schemas"]["FacetValues"];
            niceList: components["schemas"]["FacetValues"];
            priorityYear: components["schemas"]["FacetValues"];
            regYear: components["schemas"]["FacetValues"];
            rightPeriod: components["schemas"]["FacetValues"];
            tmstatuscode: components["schemas"]["FacetValues"];
            trailYear: components["schemas"]["FacetValues"];
        };
        FacetValues: {
            count: number;
            /** @description In the language of the caller. */
            label: string;
            value: string;
        }[];
        Failure: {
            /** @description Number of the refusal; never 0. */
            code: number;
            /** @description Facts about the refusal, such as the place of a wrong character, or its name in OAuth. */
            data: {
                [key: string]: unknown;
            } | string | null;
            /** @description In the language of the caller. */
            msg: string;
            /** @constant */
            ok: false;
            /** @description Names this call in the logs. */
            traceId: string;
        };
        Fee: {
            amount: string | null;
            author: string;
            code: string;
            currency: components["schemas"]["CurrencyCode"];
            /** Format: uuid */
            id: string;
            /** @description Whether it is the one that is charged today. */
            isCurrent: boolean;
            nameCn: string;
            nameEn: string;
            office: string;
            officeName: string;
            right: components["schemas"]["FeeRight"];
            source: string;
            validFrom: components["schemas"]["Day"];
            version: components["schemas"]["Version"];
        };
        FeeChange: {
            fee: components["schemas"]["FeeFields"];
            version: components["schemas"]["Version"];
        };
        FeeFields: {
            /** @description Null from the day on which it is no longer charged. */
            amount: string | null;
            code: string;
            currency: components["schemas"]["CurrencyCode"];
            nameCn: string;
            nameEn: string;
            office: string;
            right: components["schemas"]["FeeRight"];
            source: string;
            validFrom: components["schemas"]["Day"];
        };
        FeePage: {
            current: number;
            pages: number;
            records: components["schemas"]["Fee"][];
            size: number;
            total: number;
        };
        /** @enum {string} */
        FeeRight: "trademark" | "patent";
        FileAddresses: {
            urls: string[];
        };
        /** @enum {string} */
        FileKind: "image" | "avatar" | "licence" | "tmSearch" | "tmApply" | "doc" | "priority" | "voucher";
        FilingLimits: {
            bytesMax: number;
            dpiMax: number;
            dpiMin: number;
            heightMm: number;
            widthMm: number;
        };
        FilterValues: string[];
        FoundGoodsItem: {
            basicNo: string | null;
            classNo: number;
            cn: string;
            en: string | null;
            group: components["schemas"]["GroupName"];
            id: string;
            nonStandard: boolean;
            part: string | null;
            severalClasses: boolean;
        };
        GazetteIssue: {
            /** @description Notices loaded. */
            count: number;
            /** @example CN */
            country: string;
            issueDate: components["schemas"]["Day"];
            /** @example 1883 */
            issueNo: string;
        };
        GazetteIssueOverview: {
            /** @description Marks by Nice class, a mark of several classes in each of them. */
            classes: {
                class: number;
                count: number;
            }[];
            /** @description Notices loaded. */
            count: number;
            /** @example CN */
            country: string;
            counts: {
                count: number;
                type: components["schemas"]["GazetteNoticeKind"];
                typeName: string;
            }[];
            issueDate: components["schemas"]["Day"];
            /** @example 1883 */
            issueNo: string;
            next: string | null;
            /** @description Number of the issue before. */
            prev: string | null;
        };
        GazetteIssuePage: {
            current: number;
            pages: number;
            records: components["schemas"]["GazetteIssue"][];
            size: number;
            total: number;
        };
        GazetteNotice: {
            applicant: string | null;
            appNo: string;
            class: number[];
            country: string;
            /** @example CN_12345678_9~preliminary */
            id: string;
            imageUrl: string | null;
            /** @description Day of this notice. */
            issueDate: components["schemas"]["Day"];
            issueNo: string;
            /** @description Id of the record. */
            markId: string;
            /** @description Null for a figure without words. */
            name: string | null;
            /** @description Null where the notice begins no opposition period, or the rule of the office is not known here. */
            opposition: components["schemas"]["OppositionPeriod"] | null;
            type: components["schemas"]["GazetteNoticeKind"];
            typeName: string;
        };
        GazetteNoticeDetail: {
            agent: string | null;
            appDate: components["schemas"]["NullableDay"];
            applicant: string | null;
            applicantAddress: string | null;
            appNo: string;
            class: number[];
            country: string;
            /** @description How the last day of the opposition was computed; null where there is none. */
            deadline: components["schemas"]["LegalDeadline"] | null;
            goods: {
                class: number;
                /** @description Similar group. */
                group: string | null;
                text: string;
                textEn: string | null;
            }[];
            /** @example CN_12345678_9~preliminary */
            id: string;
            imageUrl: string | null;
            /** @description Day of this notice. */
            issueDate: components["schemas"]["Day"];
            issueNo: string;
            /** @description Id of the record. */
            markId: string;
            /** @description Null for a figure without words. */
            name: string | null;
            /** @description Null where the notice begins no opposition period, or the rule of the office is not known here. */
            opposition: components["schemas"]["OppositionPeriod"] | null;
            /** @description Other notices of the same mark. */
            others: components["schemas"]["GazetteNotice"][];
            regNo: string | null;
            type: components["schemas"]["GazetteNoticeKind"];
            typeName: string;
        };
        /** @enum {string} */
        GazetteNoticeKind: "preliminary" | "registration";
        GazetteNoticePage: {
            current: number;
            pages: number;
            records: components["schemas"]["GazetteNotice"][];
            size: number;
            total: number;
        };
        Glossary: {
            /** @description Entries. */
            count: number;
            /** Format: uuid */
            id: string;
            /** @description Whether the member may change it. */
            isOwn: boolean;
            name: string;
            /** @description Part of the link by which others may use it; of one's own. */
            shareToken: string | null;
            updateTime: components["schemas"]["Instant"];
        };
        GlossaryChange: {
            after: components["schemas"]["GlossaryTerms"] | null;
            before: components["schemas"]["GlossaryTerms"] | null;
            /** @description Entries of an import. */
            count: number | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "added" | "changed" | "removed" | "imported";
            time: components["schemas"]["Instant"];
        };
        GlossaryEntry: {
            en: string | null;
            /** @description Whether another entry renders one of its terms differently. */
            hasConflict: boolean;
            /** Format: uuid */
            id: string;
            ja: string | null;
            note: string;
            updateTime: components["schemas"]["Instant"];
            /** @description How often translations have used it. */
            usedCount: number;
            usedTime: components["schemas"]["NullableInstant"];
            version: components["schemas"]["Version"];
            zh: string | null;
        };
        GlossaryEntryDraft: {
            en: string | null;
            /** Format: uuid */
            id?: string;
            ja: string | null;
            note: string;
            version?: components["schemas"]["Version"];
            zh: string | null;
        };
        GlossaryEntryPage: {
            current: number;
            pages: number;
            records: components["schemas"]["GlossaryEntry"][];
            size: number;
            total: number;
        };
        GlossaryTerms: {
            en: string | null;
            ja: string | null;
            note: string;
            zh: string | null;
        };
        GoodsDescription: {
            /** @enum {string} */
            lang?: "cn" | "en";
            text: string;
            /**
             * @description Only classes of goods, or only of services.
             * @enum {string}
             */
            type?: "goods" | "services";
        };
        GoodsItem: {
            /**
             * @example 030012
             * @example C030001
             */
            basicNo: string | null;
            cn: string;
            /** @description Several wordings are separated by a slash. */
            en: string | null;
            /** @description The same in every edition in which the item keeps its group and wording. */
            id: string;
            /** @description True for an item of the Chinese table that WIPO's list does not have. */
            nonStandard: boolean;
            /** @description Label of the part of the group; parts need not be similar. */
            part: string | null;
            /** @description The asterisk of the list; the item may belong to other classes too. */
            severalClasses: boolean;
        };
        GoodsPage: {
            /** @description Classes in which something was found, whichever of them was requested. */
            classes: {
                count: number;
                no: number;
            }[];
            current: number;
            pages: number;
            records: components["schemas"]["FoundGoodsItem"][];
            size: number;
            total: number;
        };
        GoodsRelation: {
            /** @description Nobody knows the groups, so the goods count as similar. */
            assumed: boolean;
            earlier: components["schemas"]["NamedItem"];
            /** @description A group is that of the nearest wording of the table. */
            estimated: boolean;
            requested: components["schemas"]["NamedItem"];
            /** @enum {string} */
            rule: "R1" | "R2" | "R3" | "R4" | "R5" | "R6" | "R7";
            share: number;
            /** @description The note of the classification that says so. */
            source: string | null;
            text: components["schemas"]["Sentence"];
        };
        GoodsSuggestion: {
            classes: components["schemas"]["SuggestedClass"][];
        };
        /**
         * @description A from 80, B from 60, C from 35 percent.
         * @enum {string}
         */
        Grade: "A" | "B" | "C" | "D";
        /** @description What was granted or, where a second role must approve it first, the request for that. */
        GrantResult: {
            approval: components["schemas"]["StaffApproval"] | null;
            entitlement: components["schemas"]["Entitlement"] | null;
        };
        GroupName: {
            code: string;
            name: string;
            nameEn: string | null;
        };
        GroupRelation: {
            code: string;
            /**
             * @description out: its own notes say so; in: those of the other group.
             * @enum {string}
             */
            direction: "out" | "in";
            /** @description True where it holds for goods as earlier editions listed them. */
            former: boolean;
            /**
             * @description cross: to be searched too.
             * @enum {string}
             */
            kind: "similar" | "cross";
            /** @description Null for a group that the edition no longer has. */
            name: string | null;
            nameEn: string | null;
        };
        Health: {
            /**
             * @example [
             *       "database",
             *       "queue"
             *     ]
             */
            problems: string[];
            /**
             * @description degraded while something that the process depends on does not answer.
             * @enum {string}
             */
            status: "up" | "degraded";
            version: string;
        };
        HeldLimit: {
            atOnce: number | null;
            left: number | null;
            perDay: number | null;
            services: components["schemas"]["MeteredService"][];
            total: number | null;
            used: number;
        };
        Hint: {
            /** @example 20303 */
            code: number;
            /**
             * @description Next lower degree that has hits.
             * @enum {string}
             */
            degree?: "middle" | "low";
            en: string;
            /** @description Hits at that degree. */
            total?: number;
            zh: string;
        };
        /** @description The members of the protocol; those that do not apply are null. */
        HumanCheck: {
            /** @description A sum read aloud (WAV); only of `math`, which says it nowhere else. */
            audioBase64?: string | null;
            browserInfo?: null;
            captchaFontSize?: null;
            captchaFontType?: null;
            captchaId?: null;
            captchaOriginalPath?: null;
            captchaType: string | null;
            captchaVerification?: null;
            clientUid?: null;
            /** @description PNG, 47 by 155 pixels, the piece at its own height. */
            jigsawImageBase64?: string | null;
            /** @description PNG, 310 by 155 pixels. */
            originalImageBase64?: string | null;
            point?: null;
            pointJson?: string | null;
            pointList?: null;
            projectCode?: null;
            result: boolean;
            /** @description AES-128 key of 16 letters and digits. */
            secretKey?: string | null;
            token: string | null;
            ts?: null;
            /** @description The words to click in this order. */
            wordList?: string[] | null;
        };
        HumanCheckAnswer: {
            /**
             * @description `0000` is success.
             * @example 0000
             */
            repCode: string;
            repData: components["schemas"]["HumanCheck"] | null;
            repMsg: string | null;
            success: boolean;
        };
        HumanCheckAttempt: {
            captchaType?: string | null;
            clientUid?: string | null;
            pointJson?: string | null;
            token?: string | null;
            ts?: number | string | null;
        } & {
            [key: string]: unknown;
        };
        IdentityVerification: {
            /** @description Of the human check that let the code be sent. */
            captchaVerification: string;
            smsCode: string;
        };
        IdList: {
            ids: components["schemas"]["RecordId"][];
        };
        ImageQueryForm: {
            /** Format: binary */
            file: string;
            /** @description The other fields of TrademarkQuery as JSON. */
            query?: string;
        };
        /**
         * @description The pages and the mini program of this site, or another client.
         * @enum {string}
         */
        Initiator: "website" | "interface";
        InspectedEvent: {
            body: string;
            /** @description The header `webhook-id`. */
            eventId: string;
            /** @description Whether a secret of a webhook of the member signed it. */
            isSigned: boolean;
            /** @description Differs from that of every other event of the list. */
            number: number;
            receivedTime: components["schemas"]["Instant"];
            /** @description The header `webhook-signature`. */
            signature: string;
            /** @description The header `webhook-timestamp`. */
            timestamp: string;
        };
        /**
         * @description In Asia/Shanghai.
         * @example 2026-11-21 09:30:00
         */
        Instant: string;
        Invoice: {
            address: components["schemas"]["InvoiceAddress"] | null;
            amount: components["schemas"]["Amount"];
            applyTime: components["schemas"]["Instant"];
            buyer: components["schemas"]["InvoiceBuyer"];
            can: {
                change: boolean;
                withdraw: boolean;
            };
            carrier: string | null;
            currency: string;
            /** @enum {string} */
            delivery: "paper" | "email";
            email: string | null;
            hasFile: boolean;
            hasReversalFile: boolean;
            history: {
                /** @enum {string} */
                actor: "member" | "staff" | "provider" | "system";
                event: string;
                reason: string | null;
                time: components["schemas"]["Instant"];
            }[];
            /** Format: uuid */
            id: string;
            /** @description Of the invoice that was issued. */
            invoiceNumber: string | null;
            issuedOn: components["schemas"]["NullableDay"];
            lines: components["schemas"]["InvoiceLine"][];
            mailTime: components["schemas"]["NullableInstant"];
            /** @description Of the request. */
            number: string;
            orders: components["schemas"]["InvoiceOrder"][];
            /** @description Why it failed or is reversed. */
            reason: string | null;
            reversalNumber: string | null;
            state: components["schemas"]["InvoiceState"];
            status: components["schemas"]["InvoiceStatus"];
            /** @description In the language of the caller. */
            statusText: string;
            trackingNumber: string | null;
            type: components["schemas"]["InvoiceType"];
            vat: components["schemas"]["Amount"];
        };
        InvoiceAddress: {
            detail: string;
            phone: string;
            postcode: string | null;
            recipient: string;
            region: string[];
        };
        InvoiceBuyer: {
            /** @description Number of the bank account. */
            account: string | null;
            /** @description Where it is registered. */
            address: string | null;
            bank: string | null;
            phone: string | null;
            taxId: string | null;
            title: string;
        };
        InvoiceDocument: {
            /**
             * Format: binary
             * @description PDF, JPG or PNG, at most 10 MB.
             */
            file: string;
            invoiceNumber: string;
            issuedOn: components["schemas"]["Day"];
            version: components["schemas"]["Version"];
        };
        /** @description With an address it is mailed on paper, otherwise sent to the e-mail address. */
        InvoiceDraft: {
            /** Format: uuid */
            addressId?: string | null;
            email?: string | null;
            orderIds: string[];
            /** Format: uuid */
            titleId?: string | null;
            /** @description That of the title where it is left out. */
            type?: components["schemas"]["InvoiceType"];
        };
        InvoiceLine: {
            /** @description With the VAT that it includes. */
            amount: components["schemas"]["Amount"];
            /**
             * @description Official fees are passed on without VAT.
             * @enum {string}
             */
            kind: "service" | "official";
            name: string;
            net: components["schemas"]["Amount"];
            orderNo: string;
            quantity: number;
            vat: components["schemas"]["Amount"];
            /** @description Percent. */
            vatRate: string;
        };
        InvoiceMailing: {
            carrier: string;
            trackingNumber: string;
            version: components["schemas"]["Version"];
        };
        InvoiceOrder: {
            /** Format: uuid */
            id: string;
            orderNo: string;
        };
        InvoiceReason: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        InvoiceRecord: {
            amount: components["schemas"]["Amount"];
            canApply: boolean;
            /** @description Of a debit note; not while a voucher of a transfer is reviewed. */
            canPay: boolean;
            currency: string;
            hasFile: boolean;
            /**
             * Format: uuid
             * @description Of the order, or of the invoice in `history`.
             */
            id: string;
            invoiceable: components["schemas"]["Amount"];
            /**
             * Format: uuid
             * @description The invoice in which it is.
             */
            invoiceId: string | null;
            /** @description What was ordered, or the title of the invoice. */
            name: string;
            /** @description Of the order, the request or the debit note. */
            number: string;
            officialFee: components["schemas"]["Amount"] | null;
            serviceFee: components["schemas"]["Amount"] | null;
            state: components["schemas"]["InvoiceState"] | null;
            status: components["schemas"]["InvoiceStatus"];
            /** @description In the language of the caller. */
            statusText: string;
            time: components["schemas"]["Instant"];
        };
        InvoiceRecordPage: {
            current: number;
            pages: number;
            records: components["schemas"]["InvoiceRecord"][];
            size: number;
            total: number;
        };
        InvoiceReversalDocument: {
            /** Format: binary */
            file?: string;
            invoiceNumber: string;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        InvoiceState: "applied" | "auditPassed" | "auditFailed" | "invoiced" | "mailed" | "cancelled" | "reversing" | "reversed";
        /**
         * @description 0 not invoiced, 1 applied, 2 audit passed, 3 audit failed, 4 invoiced, 5 mailed.
         * @enum {integer}
         */
        InvoiceStatus: 0 | 1 | 2 | 3 | 4 | 5;
        InvoiceTitle: {
            /** @description Number of the bank account. */
            account: string | null;
            /** @description Where it is registered. */
            address: string | null;
            bank: string | null;
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            phone: string | null;
            taxId: string | null;
            title: string;
            type: components["schemas"]["InvoiceType"];
        };
        /** @description A special invoice needs every field, another one the title only. */
        InvoiceTitleDraft: {
            account?: string | null;
            address?: string | null;
            bank?: string | null;
            isDefault?: boolean;
            phone?: string | null;
            taxId?: string | null;
            title: string;
            type: components["schemas"]["InvoiceType"];
        };
        InvoiceTitlePage: {
            current: number;
            pages: number;
            records: components["schemas"]["InvoiceTitle"][];
            size: number;
            total: number;
        };
        /**
         * @description A special one lets its buyer deduct the VAT.
         * @enum {string}
         */
        InvoiceType: "normal" | "special";
        InvoiceVersion: {
            version: components["schemas"]["Version"];
        };
        Job: {
            createTime: components["schemas"]["Instant"];
            /** @description What the job reports beside the percentage, such as counts. */
            detail: {
                [key: string]: unknown;
            } | null;
            /** @description Why it failed, in the language of the caller. */
            error: string | null;
            finishTime: components["schemas"]["NullableInstant"];
            /** Format: uuid */
            id: string;
            /** @description Percent. */
            progress: number;
            result: {
                [key: string]: unknown;
            } | null;
            startTime: components["schemas"]["NullableInstant"];
            /** @enum {string} */
            state: "queued" | "active" | "completed" | "failed" | "cancelled";
            /** @example import-register */
            type: string;
        };
        KnownParties: {
            contacts: {
                email: string;
                name: string;
                phone: string;
                postcode: string;
            }[];
            parties: {
                addressCn: string;
                addressEn: string;
                country: string;
                idNumber: string;
                /** @enum {string} */
                idType: "creditCode" | "idCard" | "passport" | "other";
                nameCn: string;
                nameEn: string;
                /** @enum {string} */
                type: "Organization" | "Individual";
            }[];
        };
        /**
         * @description A last day by the law of an office, with the rule, the source and the calculation. All days are part of their period;
         *     the last ones are moved where the office is closed.
         */
        LegalDeadline: {
            /** @description Days by other readings of the law; null where a day does not differ. */
            alternatives: {
                graceEnd: components["schemas"]["NullableDay"];
                lastDay: components["schemas"]["NullableDay"];
                opens: components["schemas"]["NullableDay"];
                text: string;
            }[];
            /** @description A sentence for each step. */
            calculation: string[];
            /** @description False where the days off of a year that matters are not published or not part of this product. */
            calendarKnown: boolean;
            calendarNote: string | null;
            /** @description Later last days that may be requested. */
            extensions: {
                name: string;
                until: components["schemas"]["Day"];
            }[];
            graceEnd: components["schemas"]["NullableDay"];
            lastDay: components["schemas"]["Day"];
            /** @description The provision; null where the operator has set the period. */
            law: string | null;
            name: string;
            /** @description Which reading of the law is taken where there are several. */
            note: string | null;
            opens: components["schemas"]["NullableDay"];
            /** @example CN-TM-RENEW */
            ruleId: string;
            /** @description Where the rule was read, and how far it was verified. */
            source: string | null;
            /**
             * @description Today in Asia/Shanghai: `missed` after a last day without a grace period, `lapsed` after the grace period.
             * @enum {string}
             */
            state: "not-open" | "open" | "grace" | "missed" | "lapsed";
            /** @description What the grace period costs. */
            surcharge: string | null;
        };
        LinkPaymentDraft: {
            /** @enum {string} */
            method: "wechat" | "alipay" | "corporate";
            /**
             * @default qr
             * @enum {string}
             */
            scene: "qr" | "page" | "h5";
        };
        LocalText: {
            cn: string;
            en: string;
        };
        MailingAddress: {
            detail: string;
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            phone: string;
            postcode: string | null;
            recipient: string;
            region: components["schemas"]["Region"];
        };
        MailingAddressDraft: {
            detail: string;
            /** @default false */
            isDefault: boolean;
            /** @description A mobile or landline number. */
            phone: string;
            /** @description Six digits; three to six in Hong Kong, Macao and Taiwan. */
            postcode?: string | null;
            recipient: string;
            region: components["schemas"]["Region"];
        };
        MailingAddressPage: {
            current: number;
            pages: number;
            records: components["schemas"]["MailingAddress"][];
            size: number;
            total: number;
        };
        ManagedCase: {
            assignee: string | null;
            caseNo: string;
            clearance: components["schemas"]["CaseClearance"];
            content: components["schemas"]["CaseContent"];
            createTime: components["schemas"]["Instant"];
            /** @description By their last days. */
            deadlines: components["schemas"]["CaseDeadline"][];
            documents: components["schemas"]["CaseDocument"][];
            /** @description What staff can do now. */
            events: components["schemas"]["CaseEvent"][];
            /** @description Before it is filed. Null where the fees of today cannot be computed, which is settled like a rise. */
            feeChanges: components["schemas"]["CaseFeeChange"][] | null;
            /** @description The day on which the last window of its marks opens, where it was not open when the case was ordered. */
            fileFrom: components["schemas"]["Day"] | null;
            /** @description The latest first. */
            history: components["schemas"]["CaseChange"][];
            /** Format: uuid */
            id: string;
            isMine: boolean;
            /** @description Whether a message of the member is to be answered. */
            isUnanswered: boolean;
            /** @description Documents of the office that can be recorded; none before the case is filed. */
            letterKinds: components["schemas"]["CaseLetterKind"][];
            /** @description Documents of the office, the latest first. */
            letters: components["schemas"]["CaseLetter"][];
            /** @description Whether messages can be sent, and not only read. */
            maySend: boolean;
            member: string;
            /**
             * @description In which the member is notified.
             * @enum {string}
             */
            memberLanguage: "cn" | "en";
            /** @description Kinds that are required and neither there nor sent by post. */
            missingDocuments: string[];
            /** @description The earliest last day that is not done; it may have passed. */
            nextDeadline: components["schemas"]["NullableDay"];
            notification: components["schemas"]["CaseNotification"];
            /** @description By which the office knows the request. */
            officeNumber: string | null;
            /** Format: uuid */
            orderId: string;
            orderNo: string;
            orderStatusText: string;
            payment: components["schemas"]["CasePayment"];
            post: components["schemas"]["CasePost"];
            productType: number;
            /** @description Kinds of documents that have arrived by post. */
            receivedByPost: string[];
            /** @description Of forms that others sign by a link. */
            signatures: components["schemas"]["CaseSignature"][];
            state: components["schemas"]["CaseState"];
            /** @description In the language of the caller. */
            stateText: string;
            /** @description Numbers and names of its marks. */
            title: string;
            /**
             * @description Whose move is awaited; `window`: the day `fileFrom`; `reply`: a deadline of the office runs.
             * @enum {string}
             */
            turn: "member" | "staff" | "office" | "window" | "reply" | "nobody";
            type: components["schemas"]["CaseType"];
            typeName: components["schemas"]["CaseTexts"];
            updateTime: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        ManagedCaseHead: {
            /** @description Who of the staff has claimed it. */
            assignee: string | null;
            caseNo: string;
            createTime: components["schemas"]["Instant"];
            /** @description The day on which the last window of its marks opens, where it was not open when the case was ordered. */
            fileFrom: components["schemas"]["Day"] | null;
            /** Format: uuid */
            id: string;
            /** @description Whether a message of the member is to be answered. */
            isUnanswered: boolean;
            /** @description Phone of the account. */
            member: string;
            /**
             * @description In which the member is notified.
             * @enum {string}
             */
            memberLanguage: "cn" | "en";
            /** @description The earliest last day that is not done; it may have passed. */
            nextDeadline: components["schemas"]["NullableDay"];
            /** @description By which the office knows the request. */
            officeNumber: string | null;
            payment: components["schemas"]["CasePayment"];
            productType: number;
            state: components["schemas"]["CaseState"];
            /** @description In the language of the caller. */
            stateText: string;
            /** @description Numbers and names of its marks. */
            title: string;
            typeName: components["schemas"]["CaseTexts"];
            updateTime: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        ManagedCaseMessageDraft: {
            /** @description Position of the last message that was seen. */
            answers: number;
            /**
             * Format: uuid
             * @description The same for each attempt to send the same message.
             */
            key: string;
            text: string;
        };
        ManagedCasePage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedCaseHead"][];
            size: number;
            total: number;
        };
        ManagedCaseQuotation: {
            /** @description The cases that the draft becomes. */
            cases: {
                label: components["schemas"]["CaseTexts"];
                /** @description With which it is filed. */
                offices: string[];
            }[];
            content: components["schemas"]["CaseContent"];
            createTime: components["schemas"]["Instant"];
            /** @description Of the draft of which it was requested. */
            draftVersion: number;
            /** @description What staff can do now. */
            events: ("offer" | "refuse")[];
            /** @description Whether the mark has an uploaded image. */
            hasImage: boolean;
            /** @description The latest first. */
            history: {
                /** @enum {string} */
                by: "member" | "staff" | "system";
                event: string;
                /** @description Who it was. */
                name: string;
                reason: string | null;
                state: components["schemas"]["CaseQuotationState"];
                time: components["schemas"]["Instant"];
                /** @description What was offered then. */
                total: string | null;
            }[];
            /** Format: uuid */
            id: string;
            /** @description As they were entered last. */
            lines: components["schemas"]["CaseQuotationLine"][];
            /** @description Phone of the account. */
            member: string;
            number: string;
            offerTime: components["schemas"]["Instant"] | null;
            /** Format: uuid */
            orderId: string | null;
            /** @description What was offered; null before that. */
            price: components["schemas"]["CaseQuotationPrice"] | null;
            /** @description What currencies are worth today. */
            rates: {
                currency: components["schemas"]["CurrencyCode"];
                date: components["schemas"]["Day"];
                rate: string;
            }[];
            /** @description Why it was refused or declined. */
            reason: string | null;
            /** @description Of staff. */
            remark: string | null;
            state: components["schemas"]["CaseQuotationState"];
            /** @description In the language of the caller. */
            stateText: string;
            title: string;
            type: components["schemas"]["CaseType"];
            /** @description The last day on which it can be ordered. */
            validUntil: components["schemas"]["NullableDay"];
            version: components["schemas"]["Version"];
        };
        ManagedCaseQuotationHead: {
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            /** @description Phone of the account. */
            member: string;
            number: string;
            productType: number;
            state: components["schemas"]["CaseQuotationState"];
            stateText: string;
            /** @description Numbers and names of its marks. */
            title: string;
            typeName: components["schemas"]["CaseTexts"];
            updateTime: components["schemas"]["Instant"];
            validUntil: components["schemas"]["NullableDay"];
        };
        ManagedCaseQuotationPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedCaseQuotationHead"][];
            size: number;
            total: number;
        };
        ManagedCredit: {
            company: string | null;
            endDate: components["schemas"]["NullableDay"];
            /**
             * Format: uuid
             * @description Of the member.
             */
            id: string;
            isInForce: boolean;
            limit: components["schemas"]["Amount"];
            oldestCreditTime: components["schemas"]["NullableInstant"];
            /** @description How many orders that is. */
            orders: number;
            /** @description What the member owes for orders on account. */
            used: string;
            userPhone: string;
        };
        ManagedCreditPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedCredit"][];
            size: number;
            total: number;
        };
        ManagedImport: {
            created: number;
            createTime: components["schemas"]["Instant"];
            /** @description Why it ended early, in the language of the caller. */
            fault: string | null;
            /** @description How many files were named. */
            files: number;
            finishTime: components["schemas"]["NullableInstant"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** @enum {string} */
            kind: "trademarks" | "patents" | "nice" | "vienna" | "ipc" | "cpc";
            /** @description Of the file or folder; of several files the first. */
            name: string;
            progress: number;
            rejected: number;
            /** @enum {string} */
            state: "running" | "published" | "failed";
            unchanged: number;
            updated: number;
            /** @description Of the register of trademarks; null where nothing has changed. */
            version: number | null;
        };
        ManagedImportPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedImport"][];
            size: number;
            total: number;
        };
        ManagedInvoice: {
            amount: components["schemas"]["Amount"];
            applyTime: components["schemas"]["Instant"];
            /** @enum {string} */
            delivery: "paper" | "email";
            /** @description The e-invoice service has not done what was requested. */
            hasProblem: boolean;
            /** Format: uuid */
            id: string;
            invoiceNumber: string | null;
            /** @description An order was refunded while the e-invoice service was at work. */
            isReversalDue: boolean;
            /** @description For the e-invoice service. */
            isWaiting: boolean;
            number: string;
            state: components["schemas"]["InvoiceState"];
            taxId: string | null;
            title: string;
            type: components["schemas"]["InvoiceType"];
            /** Format: uuid */
            userId: string;
            userPhone: string;
        };
        ManagedInvoiceDetail: {
            can: {
                abandon: boolean;
                approve: boolean;
                issue: boolean;
                mail: boolean;
                recordReversal: boolean;
                reject: boolean;
                reverse: boolean;
                send: boolean;
                sendReversal: boolean;
            };
            head: components["schemas"]["ManagedInvoice"];
            history: components["schemas"]["StateChange"][];
            invoice: components["schemas"]["Invoice"];
            /** @description Issued by the e-invoice service. */
            isElectronic: boolean;
            /** @description What the e-invoice service has answered. */
            problem: string | null;
            version: components["schemas"]["Version"];
        };
        ManagedInvoicePage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedInvoice"][];
            size: number;
            total: number;
        };
        ManagedJob: {
            /** @description What the last run that failed reported, as it is. */
            cause: string | null;
            createTime: components["schemas"]["Instant"];
            finishTime: components["schemas"]["NullableInstant"];
            /** Format: uuid */
            id: string;
            /** @description It was cancelled and stops at its next safe point. */
            isStopping: boolean;
            /** @example import-register */
            kind: string;
            mayCancel: boolean;
            mayRetry: boolean;
            /** @description Of a job that waits, when it may start. */
            nextTime: components["schemas"]["NullableInstant"];
            /** @description Of the member whose job it is. */
            ownerPhone: string | null;
            progress: number;
            queue: string;
            /** @description Why it failed or waits, in the language of the caller. */
            reason: string | null;
            /** @description Of the request that ordered it. */
            requestId: string | null;
            /** @description How often it was started. */
            runs: number;
            startTime: components["schemas"]["NullableInstant"];
            /** @enum {string} */
            state: "queued" | "active" | "completed" | "failed" | "cancelled";
        };
        ManagedJobPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedJob"][];
            size: number;
            total: number;
        };
        ManagedOrder: {
            amount: components["schemas"]["Amount"];
            company: string | null;
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            isClosed: boolean;
            isOnCredit: boolean;
            orderNo: string;
            payMethod: components["schemas"]["PayMethod"];
            payTime: components["schemas"]["NullableInstant"];
            productName: string;
            refundStatus: components["schemas"]["OrderRefundStatus"];
            status: components["schemas"]["OrderStatus"];
            statusText: string;
            /** Format: uuid */
            userId: string;
            userPhone: string;
            version: components["schemas"]["Version"];
        };
        ManagedOrderDetail: {
            canCancel: boolean;
            /** @description Whether staff have to provide something of it. */
            canComplete: boolean;
            history: {
                /** @enum {string} */
                actor: "member" | "staff" | "provider" | "system";
                actorName: string;
                event: string;
                from: string | null;
                reason: string | null;
                time: components["schemas"]["Instant"];
                to: string;
            }[];
            order: components["schemas"]["Order"];
            receipts: components["schemas"]["Receipt"][];
            user: {
                company: string | null;
                /** Format: uuid */
                id: string;
                name: string | null;
                phone: string;
            };
            version: components["schemas"]["Version"];
        };
        ManagedOrderPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedOrder"][];
            size: number;
            total: number;
        };
        ManagedProduct: {
            code: string;
            /** @description Whether the draft differs from what was published last. */
            hasChanges: boolean;
            /** Format: uuid */
            id: string;
            product: components["schemas"]["ProductFields"];
            publishTime: components["schemas"]["NullableInstant"];
            revision: number | null;
            state: components["schemas"]["ProductState"];
            updateTime: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        ManagedProductPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedProduct"][];
            size: number;
            total: number;
        };
        ManagedRefund: {
            amount: components["schemas"]["Amount"];
            amountMax: components["schemas"]["Amount"];
            createTime: components["schemas"]["Instant"];
            decidedBy: string | null;
            decideTime: components["schemas"]["NullableInstant"];
            /** @description Why another amount than the computed one is returned. */
            decisionReason: string | null;
            doneTime: components["schemas"]["NullableInstant"];
            /** Format: uuid */
            id: string;
            /** @description Of a surplus, the orders for which it was meant. */
            intendedOrders: {
                /** Format: uuid */
                id: string;
                orderNo: string;
            }[];
            /** @description Whether the service goes on after a partial refund. */
            keepsService: boolean;
            /** @enum {string} */
            kind: "order" | "surplus";
            method: components["schemas"]["PayMethod"];
            number: string;
            /** Format: uuid */
            orderId: string | null;
            orderNo: string | null;
            /** @description Of the payment that was received. */
            paymentNo: string | null;
            /** @description What the provider says. */
            problem: string | null;
            /** @description Of a surplus: duplicate, wrongAmount, orderClosed or noOrder. */
            reason: string;
            /** @description Of the provider or bank, of what was received; several, separated by commas, where transfers were combined. */
            receiptTransactionId: string;
            rejectReason: string | null;
            /** @enum {string} */
            state: "requested" | "approved" | "processing" | "done" | "failed" | "rejected" | "withdrawn";
            transactionId: string | null;
            userPhone: string | null;
            version: components["schemas"]["Version"];
        };
        ManagedRefundDetail: {
            /** @description How the amount of an order is computed: as it was decided, or as it would be now; null of a surplus, and of what was decided before it was recorded. */
            calculation: components["schemas"]["RefundedItem"][] | null;
            refund: components["schemas"]["ManagedRefund"];
        };
        ManagedRefundPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedRefund"][];
            size: number;
            total: number;
        };
        ManagedVoucher: {
            amount: components["schemas"]["Amount"];
            company: string | null;
            createTime: components["schemas"]["Instant"];
            decidedBy: string | null;
            decideTime: components["schemas"]["NullableInstant"];
            /** @description What is missing of the price of its orders. */
            due: string;
            fileName: string;
            fileType: string;
            /** Format: uuid */
            id: string;
            orders: {
                amount: components["schemas"]["Amount"];
                /** Format: uuid */
                id: string;
                orderNo: string;
                status: components["schemas"]["OrderStatus"];
                statusText: string;
            }[];
            paidOn: components["schemas"]["Day"];
            payer: string;
            rejectReason: string | null;
            /** @enum {string} */
            state: "submitted" | "approved" | "rejected";
            /** Format: uuid */
            userId: string;
            userPhone: string;
            version: components["schemas"]["Version"];
        };
        ManagedVoucherPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ManagedVoucher"][];
            size: number;
            total: number;
        };
        MatterSave: {
            content: components["schemas"]["CaseContent"];
            /**
             * Format: uuid
             * @description Of the draft that is saved; a new one without it.
             */
            draftId?: string;
            version?: components["schemas"]["Version"];
        };
        MatterSubmit: {
            /** @description Whether the agreement is ticked. */
            agree: boolean;
            /** Format: uuid */
            draftId: string;
            total: components["schemas"]["Amount"];
            /** @description That of the draft whose problems and price were read. */
            version: number;
        };
        Member: {
            card: {
                /** @enum {integer} */
                cardLevel: 0 | 10 | 20 | 30 | 40;
                /** @enum {string|null} */
                cardName: "VIP_A" | "VIP_B" | "VIP_C" | "VIP_D" | null;
                expireTime: components["schemas"]["NullableInstant"];
            };
            trial: {
                active: boolean;
                endTime: components["schemas"]["NullableInstant"];
                /** @description Searches that are left. */
                left: number;
            };
            /** Format: uuid */
            userId: string;
        };
        MemoryEntry: {
            direction: components["schemas"]["TranslationDirection"];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            origin: "correction" | "import";
            src: string;
            tgt: string;
            updateTime: components["schemas"]["Instant"];
        };
        MemoryEntryPage: {
            current: number;
            pages: number;
            records: components["schemas"]["MemoryEntry"][];
            size: number;
            total: number;
        };
        /**
         * @description What is counted. `translationCharacters`, `translationWords` and `pluginWords` measure translations; `pluginWords`
         *     are words that plug-ins translate by the DeepL-compatible door.
         * @enum {string}
         */
        MeteredService: "search" | "patentSearch" | "bulkQuery" | "report" | "monitoring" | "translation" | "translationCharacters" | "translationWords" | "documentTranslation" | "apiCall" | "pluginWords";
        /**
         * @description One price, a choice of periods, or offered on request.
         * @enum {string}
         */
        ModeType: "fixed" | "cycle" | "contact";
        Monitor: {
            channels: ("site" | "email" | "webhook")[];
            /** @description What is watched in words. */
            content: string;
            createTime: components["schemas"]["Instant"];
            evaluatedTime: components["schemas"]["NullableInstant"];
            /** @description Number of the last import that it has been compared with. */
            evaluatedVersion: number;
            /** @enum {string} */
            frequency: "issue" | "daily" | "weekly";
            hitCount: number;
            /** Format: uuid */
            id: string;
            /** @description The image that is monitored, cropped and small, as a `data:` address. */
            image: string | null;
            lastHitTime: components["schemas"]["NullableInstant"];
            name: string;
            nextDigestTime: components["schemas"]["NullableInstant"];
            /** @description Hits without a verdict. */
            openCount: number;
            /** @description Ways on which the last digest did not arrive. */
            problems: {
                /** @enum {string} */
                channel: "site" | "email" | "webhook";
                text: string;
            }[];
            query: components["schemas"]["MonitorQuery"];
            /** @enum {string} */
            state: "active" | "paused";
            type: components["schemas"]["MonitorType"];
            version: components["schemas"]["Version"];
            /**
             * @description By which its calls are signed: `webhook-signature` is `v1,` and the HMAC-SHA256 (base64) of `webhook-id`,
             *     `webhook-timestamp` and the body, joined by full stops, under what follows `whsec_` in base64.
             */
            webhookSecret: string | null;
            webhookUrl: string | null;
        };
        MonitorCalendar: {
            createTime: components["schemas"]["Instant"];
            /** @description What a calendar program subscribes to. */
            url: string;
        };
        MonitorChange: {
            after: string;
            before: string;
        };
        MonitorCount: {
            count: number;
            value: string;
        };
        MonitorDeadline: {
            date: components["schemas"]["Day"];
            /** @description Negative once it is over; the last day counts as 0. */
            daysLeft: number;
            /** @description Provision that sets it. */
            rule: string | null;
        };
        MonitorDelivery: {
            attempts: number;
            /** @enum {string} */
            channel: "site" | "email" | "webhook";
            /** @description Hits of the digest. */
            hitCount: number;
            /** @description What a webhook answered last. */
            httpStatus: number | null;
            /** Format: uuid */
            id: string;
            nextTryTime: components["schemas"]["NullableInstant"];
            /** @description Why it did not arrive at the last attempt. */
            problem: string | null;
            sentTime: components["schemas"]["NullableInstant"];
            /** @enum {string} */
            state: "pending" | "sent" | "failed";
            time: components["schemas"]["Instant"];
            triedTime: components["schemas"]["NullableInstant"];
        };
        MonitorDraft: {
            channels: ("site" | "email" | "webhook")[];
            /**
             * @description After every import, or at 8 o'clock in Asia/Shanghai of each day or each Monday.
             * @enum {string}
             */
            frequency: "issue" | "daily" | "weekly";
            name: string;
            query: components["schemas"]["MonitorQuery"];
            /**
             * Format: uuid
             * @description Names the order: sent twice, it counts once.
             */
            requestId?: string;
            type: components["schemas"]["MonitorType"];
            version?: components["schemas"]["Version"];
            /** @description Where the webhook calls, an address of the public internet. */
            webhookUrl?: string | null;
        };
        /** @enum {string} */
        MonitorEventKind: "new" | "published" | "registered" | "status" | "owner" | "renewal" | "grace";
        MonitorHit: {
            /** @description Of a status or an owner. */
            change: components["schemas"]["MonitorChange"] | null;
            /** @description Number of the import that brought it. */
            dataVersion: number;
            /** @description Last day of an opposition, of a renewal, or of its period of grace. */
            deadline: components["schemas"]["MonitorDeadline"] | null;
            /** @description Version of the rules of similarity. */
            engineVersion: string | null;
            foundTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["MonitorEventKind"];
            mark: components["schemas"]["TrademarkHit"];
            /** Format: uuid */
            monitorId: string;
            monitorName: string;
            /** @description The name that is compared. */
            monitorText: string | null;
            note: string | null;
            verdict: components["schemas"]["MonitorVerdict"] | null;
            verdictBy: string | null;
            verdictTime: components["schemas"]["NullableInstant"];
        };
        MonitorHitPage: {
            current: number;
            pages: number;
            records: components["schemas"]["MonitorHit"][];
            size: number;
            total: number;
        };
        MonitoringAuthority: {
            /** @description That there may be; those beyond it go on running. */
            limit: number;
            /** @description Monitors that there are. */
            used: number;
        };
        /** @enum {string} */
        MonitorLevel: "identical" | "high" | "middle" | "low";
        MonitorPage: {
            current: number;
            pages: number;
            quota: {
                limit: number;
                used: number;
            };
            records: components["schemas"]["Monitor"][];
            size: number;
            total: number;
        };
        /** @description The fields of a trademark query that can be watched; which of them must be filled depends on the type. */
        MonitorQuery: {
            /**
             * @description Application, registration or international numbers.
             * @example 12345678;G1234567
             */
            applicationNumber?: string;
            /**
             * @description Nice classes; none means all 45.
             * @default
             */
            classify: string;
            /**
             * @description None means all.
             * @default []
             */
            country: string[];
            crop?: components["schemas"]["Crop"];
            /**
             * @description Least degree of similarity.
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            /**
             * Format: uuid
             * @description Of an uploaded image: the member's own, or a visitor's.
             */
            imgFile?: string;
            /** @description Of a record whose image, as it now is, is watched. */
            markId?: string;
            /**
             * @description Of an applicant: term for the whole name, match for a part of it.
             * @default match
             * @enum {string}
             */
            queryWay: "term" | "match";
            tmApplicant?: string;
            tradeMarkText?: string;
        };
        MonitorReport: {
            /** @description Days with hits, in the zone. */
            byDay: components["schemas"]["MonitorCount"][];
            byKind: components["schemas"]["MonitorCount"][];
            byLevel: components["schemas"]["MonitorCount"][];
            /** @description `open` are those without a verdict. */
            byVerdict: components["schemas"]["MonitorCount"][];
            createTime: components["schemas"]["Instant"];
            dataVersion: number;
            /** @description Those that still run, the nearest first; none that is ignored. */
            deadlines: components["schemas"]["MonitorHit"][];
            /** @description Version of the similarity rules. */
            engineVersion: string;
            from: components["schemas"]["Day"];
            /** @description In the order of `sort`, at most 200. */
            hits: components["schemas"]["MonitorHit"][];
            monitor: components["schemas"]["Monitor"];
            /**
             * @description Order of the hits: the most similar first; of a monitor that compares neither names nor images those found last
             *     first, and of one of renewal windows those with the nearest deadline.
             * @enum {string}
             */
            sort: "-score" | "-foundTime" | "deadline";
            to: components["schemas"]["Day"];
            /** @description Hits of the period. */
            total: number;
            /** @description Time zone of the days. */
            zone: string;
        };
        MonitorSubscription: {
            /** @description Of the monitor. */
            name: string;
            subscribed: boolean;
        };
        MonitorSubscriptionDraft: {
            subscribed: boolean;
            token: string;
        };
        /**
         * @description similar: marks with a name that is near. applicant and competitor: marks of an applicant, and those it gives away.
         *     appNo: status and owner of named records. notice: gazette notices by name or applicant. renewal: marks whose renewal
         *     window opens or whose period of grace begins, by number or applicant. image: marks with a similar image.
         * @enum {string}
         */
        MonitorType: "similar" | "applicant" | "competitor" | "appNo" | "notice" | "renewal" | "image";
        /** @enum {string} */
        MonitorVerdict: "ignore" | "watch" | "oppose";
        MonitorVerdictDraft: {
            note?: string | null;
            /** @description Null takes a verdict back. */
            verdict: components["schemas"]["MonitorVerdict"] | null;
        };
        MonitorVerdictsDraft: {
            decisions: {
                /** Format: uuid */
                id: string;
                /** @description Null takes a verdict back. */
                verdict: components["schemas"]["MonitorVerdict"] | null;
            }[];
        };
        MonitorWebhookDraft: {
            webhookUrl: string;
        };
        MonitorWebhookTest: {
            /** @description What was answered; null where nothing was. */
            httpStatus: number | null;
            /** @description Why the call was not accepted; null where it was. */
            problem: string | null;
            time: components["schemas"]["Instant"];
            tookMs: number;
        };
        NamedItem: {
            class: number;
            /** @example 3002(二) */
            group: string | null;
            /** @description Empty where the register gives the group only. */
            name: string;
        } | null;
        NamedPatentSymbol: {
            code: string;
            /** @description In the language of the caller. */
            name: string | null;
        };
        NiceClass: {
            /** @description What the class covers, in Chinese. */
            desc: string;
            descEn: string;
            /** @description Where a class or a keyword was requested. */
            groups?: components["schemas"]["NiceGroup"][];
            /** @description As the imported table words it. */
            heading?: components["schemas"]["NullableWording"];
            /** @enum {string} */
            kind: "goods" | "services";
            nameCn: string;
            nameEn: string;
            no: number;
            /** @description The explanatory note of the imported table. */
            note?: components["schemas"]["NullableWording"];
        };
        NiceGroup: {
            /** @example 0301 */
            code: string;
            items: components["schemas"]["GoodsItem"][];
            name: string;
            nameEn: string | null;
        };
        NormalizedText: {
            /** @example tradeMarkText */
            field: string;
            /** @example H&M */
            from: string;
            /** @description Of a condition. */
            row?: number;
            /** @example H M */
            to: string;
        };
        Notice: {
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            /**
             * @description 0 means unread.
             * @enum {integer}
             */
            isLook: 0 | 1;
            /** @description Path within the site. */
            link: string | null;
            messageContent: string;
            messageTitle: string;
            /** @enum {string} */
            type: "announcement" | "security" | "monitoring" | "service";
        };
        NoticePage: {
            current: number;
            pages: number;
            records: components["schemas"]["Notice"][];
            size: number;
            total: number;
        };
        NoticesRead: {
            /** @description The ids, as an array or as an array written as JSON. */
            longList: string | string[];
        };
        /** Format: date */
        NullableDay: string | null;
        /** @description In Asia/Shanghai. */
        NullableInstant: string | null;
        NullableWording: {
            en: string | null;
            zh: string | null;
        };
        NumberList: {
            appnos: string[];
            /** @description Of every office where absent. */
            country?: string;
        };
        OfferedCaseType: {
            documents: components["schemas"]["CaseDocumentKind"][];
            forms: components["schemas"]["CaseFormKind"][];
            /** @description Whether there is a price or a quotation, so that it can be ordered on the site. */
            isSold: boolean;
            name: components["schemas"]["CaseTexts"];
            /**
             * @description With which it is filed; null where each case names its own.
             * @enum {string|null}
             */
            office: "CN" | "HK" | "WO" | null;
            /**
             * @description Whether the price list has the price, or staff quote each draft.
             * @enum {string}
             */
            pricing: "listed" | "quoted";
            productType: number;
            steps: {
                code: string;
                fields: components["schemas"]["CaseField"][];
                label: components["schemas"]["CaseTexts"];
            }[];
            version: number;
        };
        OfferedPlan: {
            addsUp: boolean;
            cardLevel: components["schemas"]["CardLevel"];
            cardName: string | null;
            code: string;
            days: number | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["PlanKind"];
            limits: components["schemas"]["PlanLimit"][];
            months: number | null;
            /** @description In the language of the caller. */
            name: string;
            /** @description 27, 28, or null for both. */
            serviceType: number | null;
        };
        /** @enum {string} */
        OnlineMethod: "wechat" | "alipay";
        Operations: {
            /** @description What somebody should look after, the gravest first; empty where all is well. */
            attention: components["schemas"]["Attention"][];
            /** @description The last ten. */
            backups: components["schemas"]["BackupState"][];
            processes: components["schemas"]["ServiceProcess"][];
            /** @description Those that were called at least once. */
            providers: components["schemas"]["ProviderState"][];
            /** @description Queues in which something waits or runs. */
            queues: components["schemas"]["QueueState"][];
            /** @description Number of the last import of trademarks that was published. */
            registerVersion: number;
            storage: {
                databaseBytes: number;
                /** @description Of the disk that holds DATA_DIR. */
                diskBytes: number;
                diskFreeBytes: number;
            };
        };
        OppositionPeriod: {
            /** @description 0 on the last day; below 0 once it has passed. */
            daysLeft: number;
            /** @description Whether an opposition can still be filed today in Asia/Shanghai. */
            open: boolean;
            /** @description The last day, moved where the office is closed on it. */
            oppositionDeadline: components["schemas"]["Day"];
            /** @example 3 */
            period: number;
            /** @description The provision; null where the operator has set the period. */
            rule: string | null;
            /** @enum {string} */
            unit: "months" | "days";
        };
        Order: {
            address: {
                detail: string;
                phone: string;
                postcode: string | null;
                recipient: string;
                region: string[];
            } | null;
            amount: components["schemas"]["Amount"];
            /** @description What the member can do with it. */
            can: {
                cancel: boolean;
                pay: boolean;
                /** @description Whether it is one of cases; the limit is not looked at. */
                putOnCredit: boolean;
                refund: boolean;
                uploadVoucher: boolean;
            };
            closeTime: components["schemas"]["NullableInstant"];
            completeTime: components["schemas"]["NullableInstant"];
            contact: {
                address: string | null;
                email: string | null;
                name: string;
                phone: string;
                postcode: string | null;
            } | null;
            createTime: components["schemas"]["Instant"];
            /** @description When it was put on account. */
            creditTime: components["schemas"]["NullableInstant"];
            currency: components["schemas"]["CurrencyCode"];
            debitNoteNo: string;
            display: components["schemas"]["DisplayRate"];
            displayTotal: string | null;
            history: components["schemas"]["OrderEvent"][];
            /** Format: uuid */
            id: string;
            invoiceStatus: components["schemas"]["InvoiceStatus"];
            isClosed: boolean;
            /** @description Whether it is on account, to be paid later. */
            isOnCredit: boolean;
            items: components["schemas"]["QuotedItem"][];
            /** @description Of its price; 0.00 where it is closed. */
            missing: components["schemas"]["Amount"];
            officialFee: components["schemas"]["Amount"];
            orderNo: string;
            /** @description When it is closed unless it is paid. */
            payBy: components["schemas"]["NullableInstant"];
            payMethod: components["schemas"]["PayMethod"];
            payTime: components["schemas"]["NullableInstant"];
            /** @description Of the first item. */
            productName: string;
            /** @description Of the first item. */
            productType: number | null;
            /** @description Of its price; before it is paid */
            received: components["schemas"]["Amount"];
            refund: components["schemas"]["OrderRefund"];
            /** @description What would be returned now. */
            refundable: string;
            refundStatus: components["schemas"]["OrderRefundStatus"];
            remark: string | null;
            serviceFee: components["schemas"]["Amount"];
            status: components["schemas"]["OrderStatus"];
            statusText: string;
            vat: components["schemas"]["Amount"];
            vatRate: string;
            voucher: components["schemas"]["OrderVoucher"];
        };
        OrderDraft: {
            /** Format: uuid */
            addressId?: string | null;
            /** @description Whether the agreement is ticked. */
            agree: boolean;
            /** Format: uuid */
            contactId?: string | null;
            /** Format: uuid */
            quoteId: string;
            remark?: string | null;
            /** @description In the place of the header `Idempotency-Key`. */
            requestId?: string;
            userSource?: components["schemas"]["UserSource"];
        };
        OrderEvent: {
            /** @enum {string} */
            actor: "member" | "staff" | "provider" | "system";
            event: string;
            reason: string | null;
            time: components["schemas"]["Instant"];
        };
        OrderPage: {
            current: number;
            pages: number;
            records: components["schemas"]["OrderSummary"][];
            size: number;
            total: number;
        };
        OrderReceipt: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["CurrencyCode"];
            /** Format: uuid */
            orderId: string;
            orderNo: string;
            status: components["schemas"]["OrderStatus"];
        };
        OrderReceived: {
            /**
             * Format: uuid
             * @description Of the order.
             */
            id: string;
            isPaid: boolean;
            missing: components["schemas"]["Amount"];
            received: components["schemas"]["Amount"];
        };
        OrderRefund: {
            amount: components["schemas"]["Amount"];
            createTime: components["schemas"]["Instant"];
            doneTime: components["schemas"]["NullableInstant"];
            number: string;
            reason: string;
            rejectReason: string | null;
            /** @enum {string} */
            state: "requested" | "approved" | "processing" | "done" | "failed" | "rejected" | "withdrawn";
        } | null;
        /** @enum {string} */
        OrderRefundStatus: "NONE" | "REQUESTED" | "APPROVED" | "REJECTED" | "DONE";
        /**
         * @description 0 pending payment, 1 pending review, 2 paid, 3 free of charge, 4 review rejected, 5 order complete.
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5;
        OrderSummary: {
            amount: components["schemas"]["Amount"];
            createTime: components["schemas"]["Instant"];
            currency: components["schemas"]["CurrencyCode"];
            /** Format: uuid */
            id: string;
            invoiceStatus: components["schemas"]["InvoiceStatus"];
            isClosed: boolean;
            /** @description Whether it is on account, to be paid later. */
            isOnCredit: boolean;
            items: components["schemas"]["QuotedItem"][];
            orderNo: string;
            /** @description When it is closed unless it is paid. */
            payBy: components["schemas"]["NullableInstant"];
            payMethod: components["schemas"]["PayMethod"];
            /** @description Of the first item. */
            productName: string;
            /** @description Of the first item. */
            productType: number | null;
            refundStatus: components["schemas"]["OrderRefundStatus"];
            status: components["schemas"]["OrderStatus"];
            statusText: string;
        };
        OrderVersion: {
            version: components["schemas"]["Version"];
        };
        OrderVersionReason: {
            reason: string;
            version: components["schemas"]["Version"];
        };
        OrderVoucher: {
            amount: components["schemas"]["Amount"];
            createTime: components["schemas"]["Instant"];
            paidOn: components["schemas"]["Day"];
            payer: string;
            rejectReason: string | null;
            /** @enum {string} */
            state: "submitted" | "approved" | "rejected";
        } | null;
        /** @description Shares of the source words, which add up to 1. */
        OriginShares: {
            /** @description Single words of the built-in tables. */
            dictionary: number;
            /** @description Another engine than the built-in one. */
            engine: number;
            memory: number;
            /** @description Phrases of the built-in tables. */
            phrase: number;
            /** @description Terms of glossaries. */
            terminology: number;
            /** @description Numbers, signs and what could not be translated. */
            unchanged: number;
        };
        /** @description Hits outside the chosen classes; a search without classes pages through all of them. */
        OtherClasses: {
            /** @description The first of them. */
            hits: components["schemas"]["TrademarkHit"][];
            total: number;
        };
        OutboxMessage: {
            /** @enum {string} */
            channel: "sms" | "email" | "wechat";
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            subject: string | null;
            text: string;
            to: string;
        };
        OutboxPage: {
            current: number;
            pages: number;
            records: components["schemas"]["OutboxMessage"][];
            size: number;
            total: number;
        };
        PageView: {
            /** @description Without the query. */
            path: string;
        };
        ParsedPatentQuery: {
            explanation: components["schemas"]["Sentence"] | null;
            /** @description The query as an expression; for a description or numbers, what restricts them. */
            expression: string | null;
            warnings: components["schemas"]["PatentWarning"][];
        };
        PartnerKey: {
            allowedAddresses: string[];
            createTime: components["schemas"]["Instant"];
            expiresOn: components["schemas"]["NullableDay"];
            /**
             * @description Last characters of the key, to tell keys apart.
             * @example 3f9c
             */
            hint: string;
            /** Format: uuid */
            id: string;
            isTest: boolean;
            lastUsedTime: components["schemas"]["NullableInstant"];
            name: string;
            /** @description Until when the key before a rotation is valid too. */
            previousUntil: components["schemas"]["Instant"] | null;
            scopes: components["schemas"]["PartnerScope"][];
            /** @enum {string} */
            state: "active" | "expired" | "revoked";
        };
        PartnerKeyDraft: {
            /**
             * @description Addresses or networks from which the key may be used; none means all.
             * @default []
             * @example [
             *       "203.0.113.0/24",
             *       "2001:db8::/32"
             *     ]
             */
            allowedAddresses: string[];
            /**
             * Format: date
             * @description Last day on which it is valid.
             */
            expiresOn?: string | null;
            name: string;
            scopes: components["schemas"]["PartnerScope"][];
        };
        PartnerKeyOrder: {
            /** @default [] */
            allowedAddresses: string[];
            /** Format: date */
            expiresOn?: string | null;
            /**
             * @description Costs nothing and sees demonstration data only.
             * @default false
             */
            isTest: boolean;
            name: string;
            scopes: components["schemas"]["PartnerScope"][];
        };
        PartnerKeys: {
            /** @example M0123456789AB */
            merchantId: string;
            records: components["schemas"]["PartnerKey"][];
        };
        PartnerKeyWithSecret: {
            key: components["schemas"]["PartnerKey"];
            /** @description The request key itself; it is shown in this answer only. */
            secret: string;
        };
        /** @enum {string} */
        PartnerScope: "trademarks" | "patents" | "translation" | "monitors" | "reports" | "cases" | "webhooks" | "usage";
        PartnerStatement: {
            calls: number;
            createTime: components["schemas"]["Instant"];
            /** @description Of these, calls that were refused or failed. */
            failures: number;
            /** @description First day of the month. */
            from: components["schemas"]["Day"];
            /** @description Last day of the month. */
            to: components["schemas"]["Day"];
            /** @description Words that were translated. */
            words: number;
        };
        PartnerUsageReport: {
            from: components["schemas"]["Day"];
            records: components["schemas"]["PartnerUsageRow"][];
            to: components["schemas"]["Day"];
        };
        PartnerUsageRow: {
            calls: number;
            day: components["schemas"]["Day"];
            /** @description Of these, calls that were refused or failed. */
            failures: number;
            isTest: boolean;
            /** Format: uuid */
            keyId: string;
            keyName: string;
            /** @enum {string} */
            product: "trademarks" | "patents" | "translation" | "monitors" | "reports" | "webhooks" | "usage" | "jobs" | "classification";
            /** @description Words that were translated. */
            words: number;
        };
        PartnerWebhook: {
            createTime: components["schemas"]["Instant"];
            events: components["schemas"]["PartnerWebhookEvent"][];
            /** Format: uuid */
            id: string;
            isTest: boolean;
            /** @enum {string|null} */
            pausedReason: "owner" | "gone" | "failing" | null;
            /** @enum {string} */
            state: "active" | "paused";
            url: string;
        };
        PartnerWebhookDelivery: {
            attempts: number;
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            eventId: string;
            httpStatus: number | null;
            /** Format: uuid */
            id: string;
            nextTryTime: components["schemas"]["NullableInstant"];
            problem: string | null;
            /** @enum {string} */
            state: "pending" | "sent" | "failed";
            triedTime: components["schemas"]["NullableInstant"];
            type: string;
        };
        PartnerWebhookDeliveryPage: {
            current: number;
            pages: number;
            records: components["schemas"]["PartnerWebhookDelivery"][];
            size: number;
            total: number;
        };
        PartnerWebhookDraft: {
            events: components["schemas"]["PartnerWebhookEvent"][];
            /** @description An https address of the public internet. */
            url: string;
        };
        /** @enum {string} */
        PartnerWebhookEvent: "translation.completed" | "report.ready" | "monitor.hit" | "order.paid" | "renewal.due" | "case.changed" | "case.letter" | "case.message" | "case.due" | "job.completed" | "job.failed";
        PartnerWebhookOrder: {
            events: components["schemas"]["PartnerWebhookEvent"][];
            /**
             * @description It gets test events only; test keys see it and live keys do not.
             * @default false
             */
            isTest: boolean;
            /** @description An https address of the public internet. */
            url: string;
        };
        PartnerWebhookState: {
            /** @enum {string} */
            state: "active" | "paused";
        };
        PartnerWebhookTest: {
            httpStatus: number | null;
            problem: string | null;
            tookMs: number;
        };
        PartnerWebhookWithSecret: {
            /** @description By which its calls are signed; it is shown in this answer only. */
            secret: string;
            webhook: components["schemas"]["PartnerWebhook"];
        };
        Party: {
            address: string | null;
            addressEn: string | null;
            country: string | null;
            name: string;
            nameEn: string | null;
        };
        PasswordChange: {
            /** @description Encrypted with the key of the site. */
            password: string;
            /** @description Encrypted with the key of the site. */
            repeat: string;
            ticket: string;
        };
        PasswordReset: {
            authType?: string;
            /** @description Encrypted with the key of the site. */
            password?: string;
            token?: string;
            username?: string;
        };
        Patent: {
            abstracts: components["schemas"]["PatentText"][];
            agents: components["schemas"]["PatentParty"][];
            applicants: components["schemas"]["PatentParty"][];
            applyDate: string | null;
            appNo: string | null;
            assignees: components["schemas"]["PatentParty"][];
            citationCount: number;
            claimCount: number;
            country: string;
            cpcs: components["schemas"]["NamedPatentSymbol"][];
            demonstration: boolean;
            /** @description Contracting states of a regional application, codes of WIPO ST.3. */
            designatedStates: string[];
            drawingCount: number;
            eventCount: number;
            familyId: string | null;
            familySize: number;
            /** @description Of the first grant, also where this publication follows it, as a B2 of the EPO does. */
            grantDate: string | null;
            id: string;
            imageUrl: string | null;
            international: components["schemas"]["PatentInternational"] | null;
            inventors: components["schemas"]["PatentParty"][];
            ipcs: components["schemas"]["NamedPatentSymbol"][];
            kind: string | null;
            language: string | null;
            legalStatus: components["schemas"]["PatentLegalStatus"];
            paragraphCount: number;
            priorities: components["schemas"]["PatentPriority"][];
            priorityDate: string | null;
            pubDate: string | null;
            pubNo: string;
            related: components["schemas"]["PatentRelated"][];
            /** @description Latest day of a source's data. */
            sourceDate: string | null;
            titles: components["schemas"]["PatentText"][];
            type: components["schemas"]["PatentType"];
        };
        PatentAlert: {
            channels: ("site" | "email" | "webhook")[];
            createTime: components["schemas"]["Instant"];
            evaluatedTime: components["schemas"]["NullableInstant"];
            frequency: components["schemas"]["PatentAlertFrequency"];
            hitCount: number;
            lastHitTime: components["schemas"]["NullableInstant"];
            nextDigestTime: components["schemas"]["NullableInstant"];
            /** @description Why the last notice did not arrive. */
            problems: {
                /** @enum {string} */
                channel: "site" | "email" | "webhook";
                text: string;
            }[];
            /** @enum {string} */
            state: "active" | "paused";
            /** @description Found, and not sent yet. */
            unsentCount: number;
            version: components["schemas"]["Version"];
            /** @description By which calls are signed (Standard Webhooks). */
            webhookSecret: string | null;
            webhookUrl: string | null;
        };
        PatentAlertDraft: {
            channels: ("site" | "email" | "webhook")[];
            frequency: components["schemas"]["PatentAlertFrequency"];
            version?: components["schemas"]["Version"];
            /** @description Where the webhook calls: https, an address of the public internet. */
            webhookUrl?: string | null;
        };
        /**
         * @description After every import, or at 8 o'clock in Asia/Shanghai of each day or each Monday.
         * @enum {string}
         */
        PatentAlertFrequency: "issue" | "daily" | "weekly";
        PatentAlertHit: {
            foundTime: components["schemas"]["Instant"];
            /** @description A notice names it. */
            isSent: boolean;
            patent: components["schemas"]["PatentMember"];
        };
        PatentAlertHitPage: {
            current: number;
            pages: number;
            records: components["schemas"]["PatentAlertHit"][];
            size: number;
            total: number;
        };
        PatentApplication: {
            fileName: string;
            /** @description No page has text. */
            isScan: boolean;
            pages: components["schemas"]["PatentApplicationPage"][];
            /**
             * @description As it was sent; a DOCX converted by LibreOffice; a DOCX set anew from its paragraphs and images.
             * @enum {string}
             */
            source: "pdf" | "office" | "paragraphs";
        };
        PatentApplicationPage: {
            /** @description Where it can be cut without cutting through a line, as shares of its height. */
            breaks: number[];
            height: number;
            /** @description JPEG in base64. */
            image: string;
            /** @enum {string} */
            reason: "heading" | "content" | "follows" | "request" | "undecided";
            /** @description From the top down; one, of the whole page, unless parts begin within it. */
            sections: components["schemas"]["PatentPageSection"][];
            /**
             * @description How its text can be used.
             * @enum {string}
             */
            state: "text" | "none" | "garbage";
            suggested: components["schemas"]["ApplicationPart"] | null;
            /** @description How it begins. */
            text: string;
            width: number;
        };
        PatentCitation: {
            category: string | null;
            /** @description Null for literature, and for what is not loaded. */
            patent: components["schemas"]["PatentMember"] | null;
            text: string;
        };
        PatentCitations: {
            cited: components["schemas"]["PatentCitation"][];
            citedBy: components["schemas"]["PatentMember"][];
        };
        PatentClaim: {
            dependsOn: number[];
            formulas: components["schemas"]["PatentFormula"][];
            images: components["schemas"]["PatentTextImage"][];
            independent: boolean;
            no: number;
            text: string;
        };
        PatentClaimSet: {
            claims: components["schemas"]["PatentClaim"][];
            language: string;
        };
        PatentCoverage: {
            /** @description Of these, invented ones. */
            demonstration: number;
            /** @description The installed encoder that compares texts across languages. */
            encoder: string | null;
            indexed: number;
            publications: number;
            rows: components["schemas"]["PatentCoverageRow"][];
            /** @description Indexed publications that are still being encoded; 0 where there is no encoder. */
            unencoded: number;
        };
        PatentCoverageRow: {
            country: string;
            countryName: string;
            demonstration: number;
            firstOn: string | null;
            importedAt: components["schemas"]["NullableInstant"];
            kind: string | null;
            lastOn: string | null;
            publications: number;
        };
        /** @description First and last day, both included; an empty one is open. */
        PatentDays: (string | null)[];
        PatentDescription: {
            language: string;
            paragraphs: components["schemas"]["PatentParagraph"][];
            signs: components["schemas"]["PatentSign"][];
        };
        PatentDownload: {
            ids: string[];
            types?: components["schemas"]["PatentFileParts"];
        };
        PatentDrawing: {
            height: number | null;
            no: string;
            thumb: string | null;
            /** @description Null while the image itself is not loaded. */
            url: string | null;
            width: number | null;
        };
        PatentEvent: {
            code: string;
            country: string;
            effect: components["schemas"]["PatentLegalStatusCode"] | null;
            on: string | null;
            text: string | null;
        };
        PatentExport: {
            /** @enum {string} */
            format: "xlsx" | "csv" | "bib" | "ris" | "json" | "pdf" | "zip";
            ids?: string[];
            parts?: components["schemas"]["PatentFileParts"];
            query?: components["schemas"]["PatentQuery"];
        };
        PatentExpression: {
            expr: string;
            history?: string[];
        };
        /** @enum {string} */
        PatentFacetName: "country" | "type" | "legalStatus" | "applicant" | "inventor" | "ipc" | "year";
        PatentFacetQuery: {
            /** @default 50 */
            limit: number;
            name: components["schemas"]["PatentFacetName"];
            query: components["schemas"]["PatentQuery"];
        };
        PatentFacets: {
            applicant: components["schemas"]["PatentFacetValue"][];
            country: components["schemas"]["PatentFacetValue"][];
            inventor: components["schemas"]["PatentFacetValue"][];
            ipc: components["schemas"]["PatentFacetValue"][];
            legalStatus: components["schemas"]["PatentFacetValue"][];
            type: components["schemas"]["PatentFacetValue"][];
            year: components["schemas"]["PatentFacetValue"][];
        };
        PatentFacetValue: {
            count: number;
            label: string;
            value: string;
        };
        PatentFile: {
            /** Format: binary */
            file: string;
        };
        /** @description Of each publication in a ZIP; the full text as PDF where absent. */
        PatentFileParts: ("pdf" | "drawings" | "json")[];
        PatentFileToSplit: {
            /** Format: binary */
            file: string;
            /**
             * @description The parts of each page: `;` between pages, `,` between parts, `|` before a section that begins further down with
             *     its place and a colon, as in `claims;claims,description;;description|0.2350:abstract;|0.31:claims`. At most 8
             *     sections a page, from the top down.
             */
            pages: string;
        };
        /** @description Values of facets; several of one facet are alternatives. */
        PatentFilter: {
            applicant?: string[];
            country?: string[];
            inventor?: string[];
            ipc?: string[];
            legalStatus?: components["schemas"]["PatentLegalStatusCode"][];
            type?: string[];
            year?: string[];
        };
        /** @description A formula of a text, which has it in one line from `start` up to but not including `end`. */
        PatentFormula: {
            end: number;
            /** @description MathML Core, of known elements and attributes only. */
            mathml: string;
            /** @description In UTF-16 code units. */
            start: number;
        };
        PatentHit: {
            abstract: components["schemas"]["PatentSnippet"] | null;
            applicants: string[];
            applyDate: string | null;
            appNo: string | null;
            country: string;
            /** @description An invented record. */
            demonstration: boolean;
            familyId: string | null;
            /** @description Publications of the family that are loaded. */
            familySize: number;
            grantDate: string | null;
            id: string;
            imageUrl: string | null;
            inventors: string[];
            ipcMain: string | null;
            ipcs: string[];
            kind: string | null;
            legalStatus: components["schemas"]["PatentLegalStatus"];
            pubDate: string | null;
            pubNo: string;
            /** @description Relevance within this result, 0 to 100, not comparable between searches; null where hits are not ranked. */
            score: number | null;
            title: components["schemas"]["PatentSnippet"] | null;
            type: components["schemas"]["PatentType"];
            why: components["schemas"]["PatentReason"][];
        };
        /** @description The international application under the PCT. */
        PatentInternational: {
            applyDate: string | null;
            appNo: string | null;
            /** @description Of its publication here; null while it is not loaded. */
            id: string | null;
            pubDate: string | null;
            pubNo: string | null;
        };
        PatentLegalStatus: {
            asOf: string | null;
            code: components["schemas"]["PatentLegalStatusCode"];
            /** @description What the status rests on. */
            text: string | null;
        };
        /** @enum {string} */
        PatentLegalStatusCode: "valid" | "invalid" | "examining" | "unconfirmed";
        PatentList: {
            /** @description Publications. */
            count: number;
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            name: string;
            updateTime: components["schemas"]["Instant"];
        };
        PatentListAdded: {
            added: number;
            /** @description Were in the list before. */
            present: number;
            /** @description Are not in the register. */
            unknown: number;
        };
        PatentListAddition: {
            ids?: string[];
            /**
             * Format: uuid
             * @description Of imported numbers.
             */
            importId?: string;
        };
        PatentListDraft: {
            ids?: string[];
            /**
             * Format: uuid
             * @description Of imported numbers.
             */
            importId?: string;
            name: string;
        };
        PatentListItem: {
            addTime: components["schemas"]["Instant"];
            note: string | null;
            patent: components["schemas"]["PatentMember"];
            /** @description In the order of the list, from 1. */
            place: number;
        };
        PatentListItemChange: {
            note?: string | null;
            patentId: string;
            /** @description Where it is to stand, from 1. */
            place?: number;
        };
        PatentListItemPage: {
            current: number;
            pages: number;
            records: components["schemas"]["PatentListItem"][];
            size: number;
            total: number;
        };
        PatentListName: {
            name: string;
        };
        PatentListPage: {
            current: number;
            pages: number;
            records: components["schemas"]["PatentList"][];
            size: number;
            total: number;
        };
        PatentMatch: {
            /** @description Index of the claim or the paragraph, from 0. */
            at: number | null;
            end: number;
            /** @enum {string} */
            field: "title" | "abstract" | "claims" | "description";
            language: string;
            start: number;
        };
        PatentMember: {
            applicants: string[];
            applyDate: string | null;
            country: string;
            id: string;
            isThis: boolean;
            kind: string | null;
            legalStatus: components["schemas"]["PatentLegalStatusCode"];
            pubDate: string | null;
            title: string | null;
        };
        /** @description Rows by their outcome. */
        PatentNumberCounts: {
            duplicate: number;
            invalid: number;
            matched: number;
            unmatched: number;
        };
        PatentNumberFile: {
            /** Format: binary */
            file: string;
            type?: components["schemas"]["PatentNumberType"];
        };
        PatentNumberImport: {
            duplicates: components["schemas"]["PatentNumberRow"][];
            /** Format: uuid */
            importId: string;
            invalid: components["schemas"]["PatentNumberRow"][];
            /** @description Of the job that looks the numbers up; until then nothing is found. */
            jobId: string | null;
            /** @description Of the valid ones. */
            matched: number;
            /** @description Publications that were found. */
            publications: number;
            quota: components["schemas"]["Quota"];
            /** @description Rows that are not empty. */
            total: number;
            unmatched: components["schemas"]["PatentNumberRow"][];
            /** @description Rows that name a number, not counting duplicates. */
            valid: number;
        };
        PatentNumberList: {
            numbers: string[];
            type?: components["schemas"]["PatentNumberType"];
        };
        /** @enum {string} */
        PatentNumberOutcome: "matched" | "unmatched" | "duplicate" | "invalid";
        PatentNumberPage: {
            counts: components["schemas"]["PatentNumberCounts"];
            current: number;
            pages: number;
            records: components["schemas"]["PatentNumberRow"][];
            size: number;
            total: number;
        };
        PatentNumberRow: {
            ids: string[];
            outcome: components["schemas"]["PatentNumberOutcome"];
            /** @description The number as it was understood. */
            readAs: string | null;
            /** @description In the language of the caller. */
            reason: string | null;
            /** @description As in the list, from 1. */
            row: number;
            value: string;
        };
        PatentNumberSummary: {
            counts: components["schemas"]["PatentNumberCounts"];
            /** Format: uuid */
            importId: string;
            /** @description All numbers have been looked up. */
            isDone: boolean;
            jobId: string | null;
            /** @description Publications that were found. */
            publications: number;
            /** @description Rows that are not empty. */
            total: number;
        };
        /**
         * @default auto
         * @enum {string}
         */
        PatentNumberType: "auto" | "appNo" | "pubNo";
        /** @description A band across the whole width of a page, down to the next one or the end of the page. */
        PatentPageSection: {
            /** @description Null where somebody must decide; empty where it belongs to none, such as the request. */
            parts: components["schemas"]["ApplicationPart"][] | null;
            /** @description Where it begins, as a share of the height of the page. */
            top: number;
        };
        PatentParagraph: {
            formulas: components["schemas"]["PatentFormula"][];
            /** @description The number that the publication gives, otherwise its place, from 1. */
            id: string;
            images: components["schemas"]["PatentTextImage"][];
            /** @enum {string} */
            kind: "heading" | "paragraph";
            text: string;
        };
        PatentPartFile: {
            /** @description PDF in base64. */
            content: string;
            name: string;
            pages: number;
            part: components["schemas"]["ApplicationPart"];
        };
        PatentPartFiles: {
            files: components["schemas"]["PatentPartFile"][];
        };
        PatentParty: {
            address: string | null;
            country: string | null;
            /** @description The same name in other scripts or spellings. */
            forms: string[];
            name: string;
        };
        PatentPriority: {
            country: string;
            number: string;
            on: string | null;
        };
        PatentProblem: {
            code: string;
            expected: string[];
            length: number;
            message: components["schemas"]["Sentence"];
            /** @description In UTF-16 units, from 0. */
            position: number;
        };
        PatentQuery: {
            agency?: string;
            applicant?: string;
            apply_date?: components["schemas"]["PatentDays"];
            /** @description Application numbers, at most 100, of which one is enough; separated by semicolons, commas or line breaks. */
            apply_no_all?: string;
            /**
             * @default none
             * @enum {string}
             */
            collapse: "none" | "family";
            country?: string[];
            cpc?: string;
            /** @default 1 */
            current: number;
            /** @description Such as `TI:(battery OR 电池) AND IPC:H01M*`; beside `text` or `importId` it restricts what is found. */
            expr?: string;
            /** @default true */
            facets: boolean;
            filter?: components["schemas"]["PatentFilter"];
            /** @description Expressions of earlier searches, which `#1`, `#2` in an expression stand for. */
            history?: string[];
            /**
             * Format: uuid
             * @description Of imported numbers.
             */
            importId?: string;
            inventor?: string;
            /** @description A symbol, which everything below it belongs to. */
            ipc?: string;
            /** @description Words, a number, a name or a classification symbol. */
            keyword?: string;
            /**
             * @description Language of titles where there are several.
             * @enum {string}
             */
            lang?: "zh" | "en" | "ja";
            /**
             * @default all
             * @enum {string}
             */
            legalStatus: "all" | "valid" | "invalid" | "examining" | "unconfirmed";
            /** @description Words of title or abstract. */
            not_cut_word?: string;
            patentSearchType?: components["schemas"]["PatentSearchType"];
            /** @description Among invention, utility, design, plant and other; separated by `;` or `|`. */
            patentType?: string;
            productType?: string;
            pub_date?: components["schemas"]["PatentDays"];
            /** @description Publication numbers, at most 100, of which one is enough; separated by semicolons, commas or line breaks. */
            pub_no_all?: string;
            /** @description A publication number. */
            similarTo?: string;
            /** @default 10 */
            size: number;
            /**
             * @default relevance
             * @enum {string}
             */
            sort: "relevance" | "-pubDate" | "-applyDate" | "pubDate" | "applyDate";
            /** @description A description of what is sought. */
            text?: string;
        };
        PatentReason: {
            /** @description Index of the claim or the paragraph, from 0. */
            at?: number | null;
            /** @enum {string} */
            field: "title" | "abstract" | "claims" | "description";
            /** @description Of the claim or the paragraph. */
            number: string | null;
            snippet: components["schemas"]["PatentSnippet"];
            /** @description What was sought there. */
            terms: string[];
            /** @description Share of what was matched, 0 to 1. */
            weight: number;
        };
        /** @description Another application of the same applicant that the publication names, such as the parent of a division. */
        PatentRelated: {
            applyDate: string | null;
            appNo: string | null;
            /** @description Of its publication here; null while it is not loaded. */
            id: string | null;
            pubNo: string | null;
            /** @enum {string} */
            relation: "division" | "continuation" | "continuation-in-part" | "addition" | "reissue" | "substitution" | "provisional";
            /**
             * @description What the other application is to this one.
             * @enum {string}
             */
            role: "parent" | "child";
        };
        PatentResult: {
            /** @description A semantic search finds documents in other languages than the text. */
            crossLanguage: boolean;
            current: number;
            facets: components["schemas"]["PatentFacets"] | null;
            families: number;
            /** @description These are the 1,000 most similar; there may be more. */
            isLimited: boolean;
            pages: number;
            parsed: components["schemas"]["ParsedPatentQuery"];
            publications: number;
            queryId: string;
            quota: components["schemas"]["Quota"];
            records: components["schemas"]["PatentHit"][];
            size: number;
            tookMs: number;
            /** @description Of what the list shows. */
            total: number;
            /** @description Publications that are still being encoded: they are compared by their words alone. */
            unencoded: number;
        };
        /** @enum {string} */
        PatentSearchType: "semantic" | "simple" | "advanced" | "batch";
        /** @description A reference sign of the drawings. */
        PatentSign: {
            /** @description Numbers of the figures whose description names it. */
            figures: string[];
            name: string;
            sign: string;
        };
        PatentSnippet: {
            /** @description It is a part of the whole. */
            isCut: boolean;
            language: string;
            /** @description What the search matched. */
            marks: components["schemas"]["PatentSpan"][];
            text: string;
        };
        /** @description Start and end in a text, in UTF-16 units. */
        PatentSpan: number[];
        PatentSuggestion: {
            label: string | null;
            /** @description UTF-16 units at the end of the prefix that the value replaces. */
            replaces: number;
            value: string;
        };
        PatentSuggestionQuery: {
            /** @enum {string} */
            kind: "field" | "applicant" | "inventor" | "ipc" | "cpc" | "expression";
            /** @description Of an expression, everything before the cursor. */
            prefix: string;
        };
        PatentSymbol: {
            code: string;
            hasChildren: boolean;
            /** @description 1 section, 2 class, 3 subclass, 4 main group, 5 and more subgroups. */
            level: number;
            nameCn: string | null;
            nameEn: string | null;
            version: string;
        };
        PatentSymbolPage: {
            current: number;
            pages: number;
            records: components["schemas"]["PatentSymbol"][];
            size: number;
            total: number;
        };
        PatentText: {
            language: string;
            text: string;
        };
        /** @description An image of a formula, a structure or the like, which the text names from `start` up to but not including `end`. */
        PatentTextImage: {
            end: number;
            height: number | null;
            /** @description In UTF-16 code units. */
            start: number;
            url: string;
            width: number | null;
        };
        /** @enum {string} */
        PatentType: "invention" | "utility" | "design" | "plant" | "other";
        PatentWarning: {
            code: string;
            length?: number | null;
            /** @description In the language of the caller. */
            message: string;
            position?: number | null;
        };
        PaymentDraft: {
            /** @enum {string} */
            method: "wechat" | "alipay" | "corporate";
            orderIds: string[];
            /**
             * @default qr
             * @enum {string}
             */
            scene: "qr" | "page" | "h5";
        };
        PaymentLink: {
            createTime: components["schemas"]["Instant"];
            expireTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            /** @description The page of the link, behind the `#` of the site. */
            path: string;
            status: components["schemas"]["PaymentLinkStatus"];
        };
        /**
         * @description It can be used; a proof of a transfer is reviewed; a part of the price has come by transfer and the rest is transferred
         *     too; the order is paid, was refunded, or was closed unpaid; the link has expired or was revoked.
         * @enum {string}
         */
        PaymentLinkStatus: "open" | "inReview" | "inPart" | "paid" | "refunded" | "closed" | "expired" | "revoked";
        PaymentMethods: {
            /** @description Whether no real money is collected. */
            isSandbox: boolean;
            methods: ("wechat" | "alipay" | "corporate")[];
            /** @description How each can be paid: by a code that is scanned, on a page of the provider for computers (page), or in the app of the provider, which the browser of a phone opens (h5). */
            scenes: {
                [key: string]: ("qr" | "page" | "h5")[];
            };
        };
        PaymentRequest: {
            expireTime: components["schemas"]["Instant"];
            /** @description Null where the link has expired or was revoked, or the order was closed. */
            order: {
                amount: components["schemas"]["Amount"];
                currency: components["schemas"]["CurrencyCode"];
                debitNoteNo: string;
                items: components["schemas"]["QuotedItem"][];
                /** @description Of its price. */
                missing: components["schemas"]["Amount"];
                officialFee: components["schemas"]["Amount"];
                orderNo: string;
                payTime: components["schemas"]["NullableInstant"];
                /** @description The company or name of the member, or the phone with stars. */
                requester: string;
                serviceFee: components["schemas"]["Amount"];
                vat: components["schemas"]["Amount"];
                vatRate: string;
            } | null;
            status: components["schemas"]["PaymentLinkStatus"];
        };
        PaymentStart: {
            amount: components["schemas"]["Amount"];
            /** @description What the QR code holds. */
            codeUrl: string | null;
            currency: components["schemas"]["CurrencyCode"];
            expireTime: components["schemas"]["NullableInstant"];
            /** @enum {string} */
            method: "wechat" | "alipay" | "corporate";
            /** @description Where the payer is led. */
            payUrl: string | null;
            /** @description PNG. */
            qrBase64: string | null;
            /** @enum {string|null} */
            scene: "qr" | "page" | "h5" | null;
            secondsLeft: number | null;
            transfer: {
                account: string;
                bank: string;
                name: string;
                /** @description What the transfer must name. */
                reference: string;
            } | null;
        };
        PaymentStatus: {
            /** @description Whether all of them are paid. */
            isPaid: boolean;
            orders: {
                /** Format: uuid */
                id: string;
                isClosed: boolean;
                /** @description Of its price; 0.00 where it is closed. */
                missing: components["schemas"]["Amount"];
                orderNo: string;
                /** @description Of its price. */
                received: components["schemas"]["Amount"];
                status: components["schemas"]["OrderStatus"];
                statusText: string;
            }[];
        };
        /** @enum {string|null} */
        PayMethod: "wechat" | "alipay" | "corporate" | null;
        PhoneChange: {
            code: string;
            newPhone: string;
            ticket: string;
        };
        Plan: {
            /** @description Another one is used beside a running one, instead of after it. */
            addsUp: boolean;
            cardLevel: components["schemas"]["CardLevel"];
            code: string;
            days: number | null;
            /** @description Members for whom it runs now. */
            holders: number;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            kind: components["schemas"]["PlanKind"];
            limits: components["schemas"]["PlanLimit"][];
            months: number | null;
            nameCn: string;
            nameEn: string;
            position: number;
            serviceType: number | null;
            updateTime: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        PlanChange: {
            addsUp: boolean;
            cardLevel: components["schemas"]["CardLevel"];
            days: number | null;
            isActive: boolean;
            limits: components["schemas"]["PlanLimit"][];
            months: number | null;
            nameCn: string;
            nameEn: string;
            position: number;
            reason: string;
            /** @enum {integer|null} */
            serviceType: 27 | 28 | null;
            version: components["schemas"]["Version"];
        };
        PlanDraft: {
            addsUp: boolean;
            cardLevel: components["schemas"]["CardLevel"];
            code: string;
            days: number | null;
            isActive: boolean;
            /** @enum {string} */
            kind: "package" | "single";
            limits: components["schemas"]["PlanLimit"][];
            months: number | null;
            nameCn: string;
            nameEn: string;
            position: number;
            /** @enum {integer|null} */
            serviceType: 27 | 28 | null;
        };
        PlanFields: {
            addsUp: boolean;
            cardLevel: components["schemas"]["CardLevel"];
            days: number | null;
            isActive: boolean;
            limits: components["schemas"]["PlanLimit"][];
            months: number | null;
            nameCn: string;
            nameEn: string;
            position: number;
            /** @enum {integer|null} */
            serviceType: 27 | 28 | null;
        };
        PlanGrant: {
            /** @description For so many times 24 hours, in the place of the period of the plan. */
            days?: number | null;
            /** @enum {string} */
            kind: "purchase" | "grant";
            /** @description In the place of those of the plan; required where the plan has none. */
            limits?: components["schemas"]["PlanLimit"][];
            /** @description The reason; required where a second role must approve the grant. */
            note?: string | null;
            /** @description Of a purchase, the paid order of which staff provide an item with this grant. */
            orderNo?: string | null;
            /** Format: uuid */
            planId: string;
            /** @default 1 */
            quantity: number;
            /** Format: uuid */
            requestId: string;
        };
        /**
         * @description free for everybody; trial on application; package for a period; single by the piece; individual by agreement, with
         *     limits that are set when it is granted.
         * @enum {string}
         */
        PlanKind: "free" | "trial" | "package" | "single" | "individual";
        /**
         * @description With `total` a stock that its services share: `perDay` and `atOnce` say how fast it may be used. Without, an
         *     allowance of one service. `atOnce`: monitors that run at the same time, rows of one bulk query.
         */
        PlanLimit: {
            atOnce: number | null;
            perDay: number | null;
            services: components["schemas"]["MeteredService"][];
            total: number | null;
        };
        PlanRevision: {
            /** @description Name of the staff member. */
            author: string;
            content: components["schemas"]["PlanFields"];
            reason: string;
            time: components["schemas"]["Instant"];
            version: components["schemas"]["Version"];
        };
        PlanRevisionPage: {
            current: number;
            pages: number;
            records: components["schemas"]["PlanRevision"][];
            size: number;
            total: number;
        };
        PriceFee: {
            amount: components["schemas"]["Amount"];
            amountCny: string | null;
            /** @description Converted by way of CNY; null without a rate. */
            amountUsd: string | null;
            code: string;
            currency: components["schemas"]["CurrencyCode"];
            name: string;
            office: string;
            officeName: string;
            /** @description What a unit of its currency is worth in CNY. */
            rate: string | null;
            rateDate: components["schemas"]["NullableDay"];
            right: components["schemas"]["FeeRight"];
            source: string;
            validFrom: components["schemas"]["Day"];
        };
        /** @description The first 13 names are those of the specification (spec 2 §3). */
        PriceListItem: {
            /** @description In the language of the caller. */
            btnName: string;
            /**
             * @description What can be done.
             * @enum {string}
             */
            button: "buy" | "choose" | "pay" | "contact" | "quote" | "wait";
            categoryCode: string;
            categoryName: string;
            code: string;
            currency: components["schemas"]["CurrencyCode"];
            display: components["schemas"]["DisplayRate"];
            /** @description Whether the member has an order of this product that is not paid yet. */
            existApply: boolean;
            /** Format: uuid */
            id: string;
            imageUrl: string | null;
            modeType: components["schemas"]["ModeType"];
            /**
             * Format: uuid
             * @description The order that is not paid yet.
             */
            openOrderId: string | null;
            /** @description Names the list of its orders, as in getOrderReportPage. */
            orderGroup: string;
            /** @description The lowest of its sizes; null where it is offered on request. */
            price: string | null;
            productName: string;
            productType: number | null;
            publishTime: components["schemas"]["Instant"];
            /**
             * @description Sold now, or announced for a later day and not sold yet.
             * @enum {string}
             */
            publishType: "published" | "announced";
            serviceDesc: string;
            serviceName: string;
            skus: components["schemas"]["PriceSku"][];
            /**
             * @description Percent of VAT that prices include.
             * @example 6
             */
            vatRate: string;
        };
        PriceSku: {
            /** @description Calls of the API. */
            callCount: number | null;
            /** @description Searches a day. */
            dailyLimit: number | null;
            /** @description In the display currency of the account. */
            displayPrice: string | null;
            /** @description Whether fees of offices are charged beside the price. */
            officialFees: boolean;
            price: components["schemas"]["Amount"];
            quantityMax: number;
            /** Format: uuid */
            skuId: string;
            timeLimit: components["schemas"]["TimeLimit"];
            unit: components["schemas"]["SkuUnit"];
            /** @description Words of translation. */
            wordCount: number | null;
        };
        ProductChange: {
            product: components["schemas"]["ProductFields"];
            version: components["schemas"]["Version"];
        };
        ProductDraft: {
            code: string;
            product: components["schemas"]["ProductFields"];
        };
        ProductFields: {
            categoryCode: string;
            categoryName: components["schemas"]["LocalText"];
            imageUrl: string | null;
            modeType: components["schemas"]["ModeType"];
            orderGroup: string;
            position: number;
            productName: components["schemas"]["LocalText"];
            productType: number | null;
            serviceDesc: components["schemas"]["LocalText"];
            serviceName: components["schemas"]["LocalText"];
            /** @enum {integer} */
            serviceType: 27 | 28;
            skus: components["schemas"]["SkuDraft"][];
        };
        ProductPublication: {
            /** @description When it takes effect, `YYYY-MM-DD HH:mm:ss`; at once without. */
            effectiveTime?: string | null;
            reason: string;
            version: components["schemas"]["Version"];
        };
        ProductRevision: {
            author: string;
            createTime: components["schemas"]["Instant"];
            effectiveTime: components["schemas"]["Instant"];
            isWithdrawn: boolean;
            product: components["schemas"]["ProductFields"];
            reason: string;
            revision: number;
        };
        /** @enum {string} */
        ProductState: "draft" | "published" | "announced" | "withdrawn";
        ProviderState: {
            failures: number;
            lastFailure: string | null;
            lastFailureTime: components["schemas"]["NullableInstant"];
            lastSuccessTime: components["schemas"]["NullableInstant"];
            /** @example sms: aliyun */
            name: string;
            successes: number;
        };
        QrImage: {
            /** @description An image without a data prefix. */
            base64Img: string;
            randomToken: string;
        };
        QrScan: {
            /** @description Of the session on the phone; where no phone is bound yet, the ticket to bind one. */
            accessToken: string;
            randomToken: string;
            /**
             * @default confirm
             * @enum {string}
             */
            state: "scan" | "confirm" | "cancel";
        };
        QueryComparison: {
            added: components["schemas"]["StoredHit"][];
            after: components["schemas"]["RunStamp"];
            before: components["schemas"]["RunStamp"];
            changed: components["schemas"]["ChangedHit"][];
            /** @description True where either time found more than was saved. */
            isPartial: boolean;
            removed: components["schemas"]["StoredHit"][];
        };
        QueryCondition: {
            /**
             * @description SBMC name, SQRMC applicant, SQRDZ applicant's address, SQH application number, ZCH registration number, SQR
             *     application date, CSGGR preliminary publication, ZCR registration date, YXQR priority date, ZYQDQR expiry date,
             *     SBZT status, SFYX valid, SFGYSB jointly owned, SBTP image: its figurative elements, or, with the way similar, a
             *     image that is near to it.
             * @enum {string}
             */
            field: "SBMC" | "SQRMC" | "SQRDZ" | "SQH" | "ZCH" | "SQR" | "CSGGR" | "ZCR" | "YXQR" | "ZYQDQR" | "SBZT" | "SFYX" | "SFGYSB" | "SBTP";
            /**
             * @default AND
             * @enum {string}
             */
            op: "AND" | "OR" | "NOT";
            /**
             * @description A text of at most 200 characters; numbers or codes separated by `;`; days as `from;to`, where an open end is
             *     empty; `1` or `0`; the id of an uploaded image (`/admin/sys-file/upload`, type `tmSearch`).
             */
            value: string;
            /**
             * @description similar is for names, and their default, and for images; match for parties and element codes.
             * @enum {string}
             */
            way?: "similar" | "term" | "match";
        };
        /** @description The image that was searched with. */
        QueryImage: {
            crop: components["schemas"]["Crop"] | null;
            height: number;
            /** @description Id of the file. */
            imgFile: string;
            /** @description A small copy of the whole image, as a data URL. */
            preview: string;
            width: number;
        };
        QueryShare: {
            expireTime: components["schemas"]["Instant"];
            /** @description When what it shows was found. */
            runTime: components["schemas"]["Instant"];
            token: string;
            /** @example /s/3fGq… */
            url: string;
        };
        QueueState: {
            active: number;
            /** @description How long the oldest job that could run has waited. */
            oldestSeconds: number;
            queue: string;
            waiting: number;
        };
        Quota: {
            /** @description Searches of a trial or a package, which are used once those of the day are used up. */
            extraLeft: number;
            /** @description Of a day. */
            limit: number;
            resetAt: components["schemas"]["Instant"];
            /** @description Of today, not counting those of a trial or a package. */
            used: number;
        };
        Quote: {
            currency: components["schemas"]["CurrencyCode"];
            display: components["schemas"]["DisplayRate"];
            displayTotal: string | null;
            expireTime: components["schemas"]["Instant"];
            items: components["schemas"]["QuotedItem"][];
            officialFee: components["schemas"]["Amount"];
            /** Format: uuid */
            quoteId: string;
            /** @description Until then, by the clock of the server. */
            secondsLeft: number;
            serviceFee: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            /** @description What the service fees include; fees of offices have none. */
            vat: string;
            vatRate: string;
        };
        /** @description An official fee of an item. `amount` is what is published for one; `amountCny` is for the quantity of the item. */
        QuotedFee: {
            amount: components["schemas"]["Amount"];
            amountCny: components["schemas"]["Amount"];
            code: string;
            currency: components["schemas"]["CurrencyCode"];
            name: string;
            office: string;
            rate: string | null;
            rateDate: components["schemas"]["NullableDay"];
            validFrom: components["schemas"]["Day"];
        };
        QuotedItem: {
            /** @description Calls of the API. */
            callCount: number | null;
            dailyLimit: number | null;
            name: string;
            officialFee: components["schemas"]["Amount"];
            officialFees: components["schemas"]["QuotedFee"][];
            price: components["schemas"]["Amount"];
            qty: number;
            serviceFee: components["schemas"]["Amount"];
            /** Format: uuid */
            skuId: string;
            timeLimit: components["schemas"]["TimeLimit"];
            /** @description Pieces of what is bought. */
            totalCount: number;
            unit: components["schemas"]["SkuUnit"];
            wordCount: number | null;
        };
        QuoteDraft: {
            items: {
                quantity: number;
                /** Format: uuid */
                skuId: string;
            }[];
        };
        Rate: {
            author: string;
            createTime: components["schemas"]["Instant"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Currency and day. */
            id: string;
            isCurrent: boolean;
            /** @description What a unit is worth in CNY. */
            rate: string;
            source: string;
            validOn: components["schemas"]["Day"];
        };
        RateFields: {
            currency: components["schemas"]["CurrencyCode"];
            rate: components["schemas"]["RateInput"];
            source: string;
            validOn: components["schemas"]["Day"];
        };
        /** @example 7.1234 */
        RateInput: string;
        RatePage: {
            current: number;
            pages: number;
            records: components["schemas"]["Rate"][];
            size: number;
            total: number;
        };
        Readiness: {
            checks: {
                database: components["schemas"]["Check"];
                index: components["schemas"]["Check"];
                keyValueStore: components["schemas"]["Check"];
                queue: components["schemas"]["Check"];
            };
            /** @enum {string} */
            status: "ready" | "notReady";
        };
        ReadPatentExpression: {
            ast: {
                [key: string]: unknown;
            } | null;
            explanation: components["schemas"]["Sentence"] | null;
            expression: string | null;
            isValid: boolean;
            problem: components["schemas"]["PatentProblem"] | null;
            warnings: components["schemas"]["PatentWarning"][];
        };
        Reason: {
            reason: string;
        };
        Receipt: {
            allocated: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            /** @description Of what is allocated */
            held: components["schemas"]["Amount"];
            /** Format: uuid */
            id: string;
            /** @description Of the surplus of a transfer, what can be matched to an order because nobody has decided to return it. */
            matchable: components["schemas"]["Amount"];
            method: components["schemas"]["PayMethod"];
            /** @description Those that it has paid. */
            orderNos: string[];
            /** @description Those that it has paid, and those for which it was meant. */
            orders: {
                /** @description Of this receipt; held until the order is paid. */
                allocated: components["schemas"]["Amount"];
                /** Format: uuid */
                id: string;
                /** @description By this receipt, alone or with others. */
                isPaid: boolean;
                orderNo: string;
            }[];
            payer: string | null;
            paymentNo: string | null;
            receiveTime: components["schemas"]["Instant"];
            surplus: components["schemas"]["Amount"];
            /** @enum {string|null} */
            surplusReason: "duplicate" | "wrongAmount" | "orderClosed" | "noOrder" | null;
            transactionId: string;
            userPhone: string | null;
        };
        ReceiptPage: {
            current: number;
            pages: number;
            records: components["schemas"]["Receipt"][];
            size: number;
            total: number;
        };
        Reconciliation: {
            createTime: components["schemas"]["Instant"];
            day: components["schemas"]["Day"];
            differences: number;
            /** Format: uuid */
            id: string;
            method: components["schemas"]["OnlineMethod"];
            openDifferences: number;
            paid: components["schemas"]["Amount"];
            payments: number;
            refunded: components["schemas"]["Amount"];
            refunds: number;
        };
        ReconciliationDifference: {
            day: components["schemas"]["Day"];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "missingHere" | "missingThere" | "amountDiffers" | "refundMissingHere" | "refundMissingThere" | "refundDiffers";
            method: components["schemas"]["OnlineMethod"];
            note: string | null;
            number: string;
            ours: string | null;
            resolvedBy: string | null;
            resolveTime: components["schemas"]["NullableInstant"];
            theirs: string | null;
            transactionId: string;
        };
        ReconciliationDifferencePage: {
            current: number;
            pages: number;
            records: components["schemas"]["ReconciliationDifference"][];
            size: number;
            total: number;
        };
        ReconciliationDraft: {
            day: components["schemas"]["Day"];
            method: components["schemas"]["OnlineMethod"];
        };
        ReconciliationPage: {
            current: number;
            pages: number;
            records: components["schemas"]["Reconciliation"][];
            size: number;
            total: number;
        };
        /** @example CN_12345678_9 */
        RecordId: string;
        RefundApproval: {
            amount: components["schemas"]["AmountInput"];
            /**
             * @description Whether the service goes on, as after a rejection: a part of the price is returned. Only of an order that is complete, and less than its total (50526).
             * @default false
             */
            keepService: boolean;
            /** @description Required where the amount is not the one that is computed at the decision, or the service is kept. */
            reason?: string | null;
            version: components["schemas"]["Version"];
        };
        RefundDraft: {
            reason: string;
        };
        RefundedItem: {
            amount: components["schemas"]["Amount"];
            /**
             * @description notProvided: returned whole. provided: the work of staff and fees that were paid to an office are not returned. unused: the unused share of the service fee is returned.
             * @enum {string}
             */
            basis: "notProvided" | "provided" | "unused";
            nameCn: string;
            nameEn: string;
            officialFee: components["schemas"]["Amount"];
            serviceFee: components["schemas"]["Amount"];
            /** @description Of a service that was granted and has not been revoked. */
            unused: {
                asOf: components["schemas"]["Instant"];
                endTime: components["schemas"]["Instant"];
                /** @description The least of the shares of time and stocks. */
                share: number;
                startTime: components["schemas"]["Instant"];
                stocks: {
                    services: components["schemas"]["MeteredService"][];
                    total: number;
                    used: number;
                }[];
                timeShare: number;
            } | null;
        };
        RefundTransfer: {
            /** @description Of the bank transfer back. */
            transactionId: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description Names of Chinese divisions from the province to the last one, such as 广东省, 深圳市, 南山区 or 北京市, 海淀区; also of
         *     Hong Kong, Macao and Taiwan.
         */
        Region: string[];
        RegionMatch: {
            hitBox: components["schemas"]["Area"];
            queryBox: components["schemas"]["Area"];
            score: number;
        };
        Registered: {
            /** Format: uuid */
            id: string;
        };
        RegisteredAccount: {
            /** Format: uuid */
            userId: string;
        };
        RegisteredMark: {
            applicant: string | null;
            classes: number[];
            expiresOn: components["schemas"]["NullableDay"];
            /** @description Empty for a figure without words. */
            name: string;
            /** @description As it was requested. */
            number: string;
            /** @enum {string|null} */
            renewalStatus: "预定续展" | "正常续展" | "宽展期续展" | "不可续展" | null;
        };
        RegisterStatistics: {
            byClass: components["schemas"]["ClassCount"][];
            byCountry: components["schemas"]["CountryCount"][];
            byYear: components["schemas"]["YearCount"][];
            class: number | null;
            country: string | null;
            /** @description Invented records among the total. */
            demonstration: number;
            /** @description Applied for, published or disputed. */
            pending: number;
            total: number;
            updatedAt: components["schemas"]["NullableInstant"];
            /** @description Registered and in force. */
            valid: number;
        };
        Registration: {
            /** @description That the agreements were accepted; a refusal is refused. */
            agree?: boolean;
            /** @description Encrypted with the key of the site. */
            password: string;
            /** @description Who referred the member. */
            remark?: string;
        };
        RegistrationRecord: {
            company: string | null;
            createTime: components["schemas"]["Instant"];
            email: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            phone: string;
            remark: string | null;
            source: string | null;
        };
        RenderingVariants: {
            src: string;
            /** @description Segments in which no rendering was found. */
            unknown: number[];
            /** @description The commonest first. */
            variants: {
                count: number;
                /** @description Segments, 100 at most. */
                positions: number[];
                tgt: string;
            }[];
        };
        /**
         * @description Derived from the expiry date as spec 1 §4 says, in Asia/Shanghai. Without a date, and where the mark has ended
         *     (status 2 or 9), every value is empty.
         */
        Renewal: {
            oneYearBefore: string;
            sixMonthAfter: string;
            /** @enum {string} */
            status: "" | "预定续展" | "正常续展" | "宽展期续展" | "不可续展";
            today: string;
            validdate: string;
        };
        RenewalMark: {
            applicant: string | null;
            /** @description Of the renewal that the member has ordered already. */
            caseNo: string | null;
            classes: number[];
            /** @description According to the register. */
            ended: boolean;
            /** @description By an international registration, which is renewed with WIPO. */
            international: boolean;
            /** @description Empty for a figure without words. */
            name: string;
            number: string;
            renewal: components["schemas"]["Renewal"];
            window: components["schemas"]["RenewalWindow"] | null;
        };
        RenewalPage: {
            current: number;
            pages: number;
            records: components["schemas"]["RenewalMark"][];
            size: number;
            total: number;
        };
        /**
         * @description By the rule of the office, which decides whether a renewal is filed; the last day of the grace period moves to a working
         *     day.
         */
        RenewalWindow: {
            due: components["schemas"]["Day"];
            graceEnd: components["schemas"]["Day"];
            opens: components["schemas"]["Day"];
            /** @enum {string} */
            state: "not-open" | "open" | "grace" | "lapsed";
        };
        Report: {
            /** @description In the language of the report. */
            conclusion: string | null;
            content: components["schemas"]["ReportContent"] | null;
            deliverTime: components["schemas"]["NullableInstant"];
            /** @description Why it could not be made. */
            error: {
                /** @constant */
                code: 20310;
                msg: string;
            } | null;
            eta: components["schemas"]["Day"];
            /** @description False for anyone who reads it by a link. */
            isOwn: boolean;
            /** Format: uuid */
            jobId: string;
            /** @enum {string} */
            lang: "cn" | "en";
            overdue: boolean;
            /** @description Of the job that makes or prints it, percent. */
            progress: number;
            question: components["schemas"]["ReportQuestion"];
            /** @description Why staff rejected it. */
            reason: string | null;
            reportNo: string;
            requestTime: components["schemas"]["Instant"];
            reviewer: string | null;
            /** @description The link that is in force, to its owner only. */
            share: components["schemas"]["ReportShare"] | null;
            state: components["schemas"]["ReportState"];
            status: components["schemas"]["ReportStatus"];
        };
        ReportAllowance: {
            /** @description Reports that may still be ordered. */
            left: number;
        };
        ReportCitation: {
            /** @description How its goods are related to the requested ones. */
            goods: string;
            gradeWithout: components["schemas"]["ReportGrade"];
            id: string;
            /** @description How much of the chance it takes, 0 to 1. */
            share: number;
            /** @description What its status counts as. */
            standing: string;
        };
        ReportClass: {
            advice: string;
            /** @description Within which it lies, percent. */
            band: number[];
            /** @description Percent: a value of the model, not a promise. */
            chance: number;
            citations: components["schemas"]["ReportCitation"][];
            class: number;
            /** @description Of the reviewer, in the language of the report. */
            comment: string | null;
            counts: components["schemas"]["ReportLevelCounts"];
            grade: components["schemas"]["ReportGrade"];
            grounds: components["schemas"]["ReportGround"][];
            /** @description Goods without which the grade would be better, where leaving them out helps. */
            withoutGoods: {
                goods: string[];
                grade: components["schemas"]["ReportGrade"];
            } | null;
        };
        ReportContent: {
            basis: {
                calibrated: boolean;
                dataDate: components["schemas"]["NullableDay"];
                dataVersion: number;
                engineVersion: string;
                marksSearched: number;
                offices: string[];
                parameterVersion: string;
                queryDate: components["schemas"]["Day"];
            };
            classes: components["schemas"]["ReportClass"][];
            image?: components["schemas"]["ReportImage"];
            limits: string[];
            marks: components["schemas"]["ReportMark"][];
            /** @description Well-known names that the mark comes near. */
            wellKnown: string[];
        };
        ReportGoods: {
            class: number;
            /** @description Similar group. */
            group?: string | null;
            name: string;
        };
        /** @enum {string} */
        ReportGrade: "A" | "B" | "C" | "D";
        ReportGround: {
            entry: string;
            rule: string;
            /** @enum {string} */
            severity: "block" | "likely" | "possible";
            severityText: string;
            text: string;
        };
        ReportHead: {
            deliverTime: components["schemas"]["NullableInstant"];
            eta: components["schemas"]["Day"];
            /** Format: uuid */
            jobId: string;
            /** @enum {string} */
            lang: "cn" | "en";
            overdue: boolean;
            /** @description Of the job that makes or prints it, percent. */
            progress: number;
            question: components["schemas"]["ReportQuestion"];
            reportNo: string;
            requestTime: components["schemas"]["Instant"];
            state: components["schemas"]["ReportState"];
            status: components["schemas"]["ReportStatus"];
        };
        /**
         * @description What the image of the mark comes near in the chosen classes; absent where none was given or it cannot be read. It
         *     does not count in the chances.
         */
        ReportImage: {
            /** @description The nearest first; the first three of them in a preview. */
            marks: {
                mark: components["schemas"]["ReportMark"];
                /** @description The parts of both images that agree. */
                regions: components["schemas"]["RegionMatch"][];
            }[];
            /** @description A small copy of the image, as a data URL. */
            preview: string;
            total: number;
        };
        ReportLevelCounts: {
            high: number;
            identical: number;
            low: number;
            middle: number;
        };
        ReportMark: {
            appDate: components["schemas"]["NullableDay"];
            applicant: string | null;
            appNo: string;
            classes: number[];
            country: string;
            /** @description An invented record. */
            demonstration: boolean;
            expiresOn: components["schemas"]["NullableDay"];
            hasImage: boolean;
            id: string;
            /** @enum {string} */
            level: "identical" | "high" | "middle" | "low";
            name: string | null;
            nameOther: string | null;
            reasons: string[];
            regDate: components["schemas"]["NullableDay"];
            regNo: string | null;
            score: number;
            status: number;
            statusText: string;
        };
        ReportOrder: {
            /** @description Own earlier marks do not count. */
            applicant?: string;
            /** @description Their classes are judged too; a class without goods is judged as a whole. */
            goods?: components["schemas"]["ReportGoods"][];
            /**
             * Format: uuid
             * @description Of an uploaded image of the mark, which is searched with and shown in the report.
             */
            imgFile?: string;
            /**
             * @description Of the report; that of the caller by default.
             * @enum {string}
             */
            lang?: "cn" | "en";
            /** @default false */
            previewOnly: boolean;
            query: {
                /**
                 * @description Nice classes.
                 * @example 09;42
                 */
                classify?: string;
                /**
                 * @description The model is of mainland China; another office is refused with 20314.
                 * @default [
                 *       "CN"
                 *     ]
                 */
                country: string[];
                tradeMarkText: string;
            };
            /**
             * Format: uuid
             * @description As the header Idempotency-Key.
             */
            requestId?: string;
        };
        ReportPage: {
            allowance: components["schemas"]["ReportAllowance"];
            current: number;
            pages: number;
            records: components["schemas"]["ReportHead"][];
            size: number;
            total: number;
        };
        ReportPreview: {
            classes: {
                class: number;
                counts: components["schemas"]["ReportLevelCounts"];
                /** @description Absolute grounds. */
                grounds: number;
            }[];
            counts: components["schemas"]["ReportLevelCounts"];
            dataDate: components["schemas"]["NullableDay"];
            image?: components["schemas"]["ReportImage"];
            marksSearched: number;
            quota: components["schemas"]["Quota"];
            risks: components["schemas"]["ReportMark"][];
        };
        ReportQuestion: {
            applicant: string | null;
            classes: number[];
            goods: components["schemas"]["ReportGoods"][];
            tradeMarkText: string;
        };
        ReportReceipt: {
            allowance: components["schemas"]["ReportAllowance"];
            /** @description Due by the end of this day. */
            eta: components["schemas"]["Day"] | null;
            preview: components["schemas"]["ReportPreview"] | null;
            /**
             * @description Null for a preview.
             * @example R202611220001
             */
            reportNo: string | null;
            status: components["schemas"]["ReportStatus"];
            /** @description Where the site shows it. */
            url: string | null;
        };
        ReportRejection: {
            /** @description The member reads it. */
            reason: string;
            version: components["schemas"]["Version"];
        };
        ReportReview: {
            conclusion: string | null;
            content: components["schemas"]["ReportContent"] | null;
            deliverTime: components["schemas"]["NullableInstant"];
            error: string | null;
            eta: components["schemas"]["Day"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** @enum {string} */
            lang: "cn" | "en";
            /** @description Phone of the member. */
            member: string;
            overdue: boolean;
            /** @description Of the job that makes or prints it, percent. */
            progress: number;
            question: components["schemas"]["ReportQuestion"];
            reason: string | null;
            reportNo: string;
            requestTime: components["schemas"]["Instant"];
            reviewer: string | null;
            state: components["schemas"]["ReportState"];
            status: components["schemas"]["ReportStatus"];
            version: components["schemas"]["Version"];
        };
        ReportReviewDraft: {
            comments: {
                class: number;
                comment: string;
            }[];
            conclusion: string;
            version: components["schemas"]["Version"];
        };
        ReportReviewHead: {
            deliverTime: components["schemas"]["NullableInstant"];
            eta: components["schemas"]["Day"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            jobId: string;
            /** @enum {string} */
            lang: "cn" | "en";
            /** @description Phone of the member. */
            member: string;
            overdue: boolean;
            /** @description Of the job that makes or prints it, percent. */
            progress: number;
            question: components["schemas"]["ReportQuestion"];
            reportNo: string;
            requestTime: components["schemas"]["Instant"];
            reviewer: string | null;
            state: components["schemas"]["ReportState"];
            status: components["schemas"]["ReportStatus"];
        };
        ReportReviewPage: {
            current: number;
            pages: number;
            records: components["schemas"]["ReportReviewHead"][];
            size: number;
            total: number;
        };
        ReportShare: {
            expireTime: components["schemas"]["Instant"];
            token: string;
        };
        ReportShareDraft: {
            /**
             * @default 30
             * @enum {integer}
             */
            days: 7 | 30 | 90;
        };
        /** @enum {string} */
        ReportState: "generating" | "review" | "approved" | "delivered" | "rejected" | "failed";
        /** @enum {string} */
        ReportStatus: "PREVIEW" | "PENDING" | "READY" | "FAILED" | "REJECTED";
        ReportVersion: {
            version: components["schemas"]["Version"];
        };
        RiskMark: {
            /** @description Ids of further marks of the same owner with the same core, which count no further. */
            family: string[];
            goods: components["schemas"]["GoodsRelation"];
            gradeWithout: components["schemas"]["Grade"];
            mark: components["schemas"]["TrademarkHit"];
            sameOwner: boolean;
            /** @description How far it alone bars the name, in percent. */
            share: number;
            /**
             * @description Where the mark stands as far as it bars a later one.
             * @enum {string}
             */
            standing: "inForce" | "published" | "pendingEarlier" | "refusalReview" | "contested" | "gracePeriod" | "endedWithinYear" | "endedBefore" | "refused";
        };
        /** @enum {string} */
        RoleType: "enterprise" | "agency" | "individual";
        RunStamp: {
            dataDate: components["schemas"]["NullableDay"];
            /** @description Number of the last import that was searched. */
            dataVersion: number;
            /** @description Version of the similarity rules. */
            engineVersion: string;
            runTime: components["schemas"]["Instant"];
            /** @description Hits that were saved, the first in their order; at most 1000. */
            saved: number;
            /** @description Hits. */
            total: number;
        };
        SandboxAct: {
            /**
             * @description Pay; pay another amount; pay while the notification is lost; send the notification again; close the trade.
             * @enum {string}
             */
            act: "pay" | "payWrongAmount" | "payQuietly" | "notify" | "close";
            method: components["schemas"]["OnlineMethod"];
            number: string;
        };
        SandboxTrade: {
            amount: components["schemas"]["Amount"];
            description: string;
            expireTime: components["schemas"]["Instant"];
            method: components["schemas"]["OnlineMethod"];
            number: string;
            /** @enum {string} */
            state: "open" | "paid" | "closed";
        };
        SavedPatentSearch: {
            /** @description Where the site makes it again. */
            address: string;
            alert: components["schemas"]["PatentAlert"] | null;
            /** @description The search in words. */
            content: string;
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            mode: components["schemas"]["PatentSearchType"];
            name: string;
        };
        SavedPatentSearchDraft: {
            alert?: components["schemas"]["PatentAlertDraft"];
            /** @description The search itself where it is left out. */
            name?: string;
            query: components["schemas"]["PatentQuery"];
        };
        SavedPatentSearchName: {
            name: string;
        };
        SavedPatentSearchPage: {
            current: number;
            pages: number;
            records: components["schemas"]["SavedPatentSearch"][];
            size: number;
            total: number;
        };
        SavedQuery: {
            /** @description The address of the site that runs it; null where its forms cannot. */
            address: string | null;
            /** @description The question in words. */
            content: string;
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            lastRun: components["schemas"]["RunStamp"];
            name: string;
            /** @description Links that hold. */
            shares: components["schemas"]["QueryShare"][];
        };
        SavedQueryDraft: {
            /** @description The question itself where it is left out. */
            name?: string;
            query: components["schemas"]["TrademarkQuery"];
        };
        SavedQueryName: {
            name: string;
        };
        SavedQueryPage: {
            current: number;
            pages: number;
            records: components["schemas"]["SavedQuery"][];
            size: number;
            total: number;
        };
        Schedule: {
            /** @description When, in Asia/Shanghai; at once where it is null or past. */
            at?: string | null;
            version?: components["schemas"]["Version"];
        };
        SearchAuthority: {
            /** @description Codes of the registers that are loaded. */
            countries: string[];
            /** @description Whether a new question would be answered now. */
            enabled: boolean;
            /** @description When what runs ends; null where nothing but the free searches runs. */
            expireTime: components["schemas"]["NullableInstant"];
            /** @description Searches of a trial or a package, which are used once those of the day are used up. */
            extraLeft: number;
            limitToday: number;
            /**
             * @description What runs; paid also where staff have granted it.
             * @enum {string}
             */
            mode: "free" | "trial" | "paid";
            resetTime: components["schemas"]["Instant"];
            usedToday: number;
        };
        /**
         * @description How trademarks were searched for.
         * @enum {string}
         */
        SearchKind: "text" | "combined" | "image" | "cross" | "bulk" | "successRate" | "report";
        SearchLog: {
            createTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            initiator: components["schemas"]["Initiator"];
            patentSearchType: string | null;
            productType: string;
            /** @description Where the site shows this search. */
            searchAddress?: string | null;
            searchContent: string;
            /** @description Null for patents, and for searches of before kinds were stored. */
            searchKind: components["schemas"]["SearchKind"] | null;
            /**
             * @description Hits; null until a search in the background has ended, and of one that failed or was cancelled. Of a bulk query the rows of which there are marks, the
             *     very ones or similar ones.
             */
            total: number | null;
        };
        SearchLogPage: {
            current: number;
            pages: number;
            records: components["schemas"]["SearchLog"][];
            size: number;
            total: number;
        };
        /** @description Within a list, any value will do; between lists, all must hold. */
        SecondFilter: {
            applicant?: components["schemas"]["FilterValues"];
            appYear?: components["schemas"]["FilterValues"];
            country?: components["schemas"]["FilterValues"];
            ggBeginYear?: components["schemas"]["FilterValues"];
            imageFactory?: components["schemas"]["FilterValues"];
            isvalid?: components["schemas"]["FilterValues"];
            niceList?: components["schemas"]["FilterValues"];
            priorityYear?: components["schemas"]["FilterValues"];
            regYear?: components["schemas"]["FilterValues"];
            rightPeriod?: components["schemas"]["FilterValues"];
            tmstatuscode?: components["schemas"]["FilterValues"];
            trailYear?: components["schemas"]["FilterValues"];
        };
        /** @description The same statement in both languages. */
        Sentence: {
            en: string;
            zh: string;
        };
        SentenceToTranslate: {
            direction: components["schemas"]["TranslationDirection"];
            text: string;
        };
        ServiceAuthority: {
            /** @description Bulk queries; null for visitors, who cannot make any. */
            bulk: components["schemas"]["BulkAuthority"] | null;
            /** @description Searches by image count with those by text. */
            imageSearch: components["schemas"]["SearchAuthority"];
            /** @description Null for visitors, who cannot have any. */
            monitoring: components["schemas"]["MonitoringAuthority"] | null;
            report: {
                enabled: boolean;
                /** @description When the first of them expires. */
                expireTime: components["schemas"]["NullableInstant"];
                /** @description Reports that may be ordered. */
                left: number;
            };
            tmSearch: components["schemas"]["SearchAuthority"];
            trial: {
                applied: boolean;
                endTime: components["schemas"]["NullableInstant"];
                searchesLeft: number;
                status: components["schemas"]["TrialState"];
            };
        };
        ServiceProcess: {
            host: string;
            /** Format: uuid */
            id: string;
            indexes: {
                /** @description Why the last update failed. */
                fault: string | null;
                /** @description An older version than was published. */
                isBehind: boolean;
                isReady: boolean;
                memoryBytes: number;
                /** @enum {string} */
                name: "trademarks" | "images" | "patents";
                records: number;
                version: number | null;
            }[];
            /** @description It has not been heard of for 45 seconds, and did not end in order. */
            isLost: boolean;
            /** @enum {string} */
            kind: "api" | "worker";
            memoryBytes: number;
            pid: number;
            seenTime: components["schemas"]["Instant"];
            startTime: components["schemas"]["Instant"];
            version: string;
        };
        /**
         * @description 27 the trademark services, 28 the patent services with translation.
         * @default 27
         * @enum {integer}
         */
        ServiceType: 27 | 28;
        ServiceUsage: {
            /** @description At the same time; null where that is not limited. */
            atOnce: number | null;
            /** @description When what runs ends; null where nothing but the free use runs. */
            expireTime: components["schemas"]["NullableInstant"];
            /** @description Units of trials, packages and pieces, which are used once those of the day are used up. */
            extraLeft: number;
            /** @description 0 where none are free. */
            limitToday: number;
            /**
             * @description What runs; paid also where staff have granted it.
             * @enum {string}
             */
            mode: "free" | "trial" | "paid";
            resetTime: components["schemas"]["Instant"];
            service: components["schemas"]["MeteredService"];
            /** @description Units of the day, not those of a trial or a package. */
            usedToday: number;
        };
        Session: {
            /** @enum {string} */
            client: "web" | "miniProgram" | "other";
            createTime: components["schemas"]["Instant"];
            /** @description Browser and operating system, as far as they are known. */
            device: string;
            expireTime: components["schemas"]["Instant"];
            /** Format: uuid */
            id: string;
            ip: string;
            isCurrent: boolean;
            lastUseTime: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        Severity: "block" | "likely" | "possible";
        /** @description A class that at least two of the records have. */
        SharedClass: {
            class: number;
            /** @description Similar groups that at least two have, where the records name them. */
            groups: {
                group: string;
                ids: string[];
            }[];
            ids: string[];
            /** @description Goods and services that at least two name in the same words; the first 50. */
            items: {
                ids: string[];
                text: string;
            }[];
        };
        SharedQuery: {
            address: string | null;
            content: string;
            expireTime: components["schemas"]["Instant"];
            hits: components["schemas"]["StoredHit"][];
            name: string;
            stamp: components["schemas"]["RunStamp"];
        };
        ShareDraft: {
            /** @enum {integer} */
            days: 7 | 30 | 90 | 365;
        };
        ShareSignature: {
            appId: string;
            nonceStr: string;
            signature: string;
            /** @description Seconds. */
            timestamp: number;
        };
        /** @description Whether it is the selection that comes with the product, shown until a table is imported. */
        ShippedTable: boolean;
        SignatureDraft: {
            agree: boolean;
            /** @description Of the document that was read. */
            documentHash: string;
            /** @description The drawn signature as PNG in Base64; null where the name is typed as the signature. */
            drawing: string | null;
            /** @description Of the person who signs. */
            name: string;
        };
        /** @description What somebody who was sent a link is asked to sign. */
        SignatureRequest: {
            caseNo: string;
            /** @description SHA-256 of the document. */
            documentHash: string;
            expireTime: components["schemas"]["Instant"];
            /** @description In whose name it is signed; empty where the case does not say. */
            principal: string;
            signedTime: components["schemas"]["NullableInstant"];
            signerName: string | null;
            status: components["schemas"]["SignatureStatus"];
            title: components["schemas"]["CaseTexts"];
            typeName: components["schemas"]["CaseTexts"];
        };
        /**
         * @description `closed`: the case takes no documents any more.
         * @enum {string}
         */
        SignatureStatus: "open" | "expired" | "closed" | "signed";
        SimilarGroup: {
            classNo: number;
            code: string;
            /** @description Codes of all groups that it is related to, in either direction. */
            crossRefs: string[];
            itemCount: number;
            name: string;
            nameEn: string | null;
            /** @description In Chinese, as the table words them. */
            notes: string[];
            /** @description Where the group was requested by its code. */
            parts?: {
                items: components["schemas"]["GoodsItem"][];
                label: string | null;
            }[];
            relations: components["schemas"]["GroupRelation"][];
        };
        Similarity: {
            /** @description Each from 0 to 100 before weighting; absent where it says nothing about the pair. */
            components: {
                image?: number;
                phonetic?: number;
                semantic?: number;
                text?: number;
                visual?: number;
            };
            /**
             * @description none is below low.
             * @enum {string}
             */
            level: "identical" | "high" | "middle" | "low" | "none";
            reasons: {
                /** @example E2 */
                code: string;
                en: string;
                zh: string;
            }[];
            /** @description Of a search by image, which parts of the two images agree; the pair that decided comes first. */
            regions?: components["schemas"]["RegionMatch"][];
            /**
             * @description Id of the rule that decided.
             * @example C03
             */
            rule: string;
            score: number;
            spans: components["schemas"]["SimilaritySpan"][];
        };
        SimilaritySpan: {
            /** @description One past the last UTF-16 unit. */
            end: number;
            /** @enum {string} */
            field: "query" | "name" | "nameOther";
            /** @enum {string} */
            kind: "same" | "sound" | "shape" | "order" | "meaning" | "added";
            /** @description Spans of query and name that belong together carry the same number. */
            link: number;
            /** @description First UTF-16 unit. */
            start: number;
        };
        Site: {
            /** @description The authorization header with which the pages sign in; no secret. */
            clientAuthorization: string;
            /** @description How the firm is reached for what is offered on request. */
            contact: string | null;
            /** @description Messages are stored in the outbox instead of being delivered. */
            isDemonstration: boolean;
            /** @description The link that opens the firm's mini program. */
            miniProgramUrl: string | null;
            /** @description Name of the firm that runs the site. */
            operator: string;
            /**
             * @description 16 characters, key and initialization vector of AES-128-CFB, with which passwords are encrypted within TLS; no
             *     secret.
             */
            passwordKey: string;
        };
        SkuDraft: {
            /**
             * Format: uuid
             * @description Of one that is there; a new one without.
             */
            id?: string;
            officialFees: {
                code: string;
                office: string;
            }[];
            /**
             * Format: uuid
             * @description What is granted; null where staff provide it.
             */
            planId: string | null;
            planUnits: number;
            price: components["schemas"]["AmountInput"];
            quantityMax: number;
            timeLimit: components["schemas"]["TimeLimit"];
            unit: components["schemas"]["SkuUnit"];
        };
        /**
         * @description What a price is for.
         * @enum {string}
         */
        SkuUnit: "year" | "half" | "quarter" | "month" | "case";
        SmsCodeCheck: {
            authType?: string;
            code?: string;
            token?: string;
            username?: string;
        };
        SmsCodeOnly: {
            code: string;
        };
        /** @enum {string} */
        SmsScene: "login" | "register" | "reset" | "bind" | "changePhone" | "verify";
        SocialBinding: {
            grant_type?: string;
            nickName?: string;
            openId?: string;
            password?: string;
            scope?: string;
        };
        SocialCallback: {
            code: string;
            /** @enum {string} */
            forceLogin?: "0" | "1";
            state: string;
        };
        SocialUrl: {
            state: string;
            url: string;
        };
        Staff: {
            /**
             * @description Where messages go.
             * @enum {string}
             */
            delivery: "outbox" | "live";
            /** Format: uuid */
            id: string;
            name: string;
            /** @description What the roles permit; operations name theirs in `x-permission`. */
            permissions: components["schemas"]["StaffPermission"][];
            roles: components["schemas"]["StaffRole"][];
        };
        StaffApproval: {
            change: components["schemas"]["PlanChange"] | null;
            creditLimit: {
                amount: string;
                /** @description The limit when it was requested; null where there was none. */
                before: string | null;
                endDate: components["schemas"]["NullableDay"];
            } | null;
            decidedBy: string | null;
            decideTime: components["schemas"]["NullableInstant"];
            /** @description Why it was rejected. */
            decisionReason: string | null;
            extension: {
                /** Format: uuid */
                entitlementId: string;
                from: components["schemas"]["Instant"];
                to: components["schemas"]["Instant"];
            } | null;
            grant: components["schemas"]["PlanGrant"] | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "grant" | "extension" | "planChange" | "creditLimit";
            /**
             * Format: uuid
             * @description Null of a credit limit.
             */
            planId: string | null;
            planNameCn: string | null;
            planNameEn: string | null;
            reason: string;
            /** @description Name of the staff member. */
            requestedBy: string;
            requestTime: components["schemas"]["Instant"];
            /** @enum {string} */
            state: "requested" | "approved" | "rejected";
            /** Format: uuid */
            userId: string | null;
            userPhone: string | null;
            version: components["schemas"]["Version"];
        };
        StaffApprovalPage: {
            current: number;
            pages: number;
            records: components["schemas"]["StaffApproval"][];
            size: number;
            total: number;
        };
        StaffChallenge: {
            /** @description Null once a second factor is set up. */
            enrolment: {
                otpauthUrl: string;
                /** @description PNG. */
                qrBase64: string;
                /** @description Base32. */
                secret: string;
            } | null;
            ticket: string;
        };
        StaffPassword: {
            /** @description The second verification of a human check. */
            captchaVerification?: string;
            /** @description Encrypted with the key of the site. */
            password: string;
            username: string;
        };
        /** @enum {string} */
        StaffPermission: "session" | "users.read" | "users.manage" | "trials.read" | "trials.decide" | "announcements.read" | "announcements.edit" | "announcements.send" | "articles.read" | "articles.edit" | "articles.publish" | "registrations.read" | "registrations.manage" | "reports.read" | "reports.decide" | "reports.retry" | "calendar.read" | "calendar.edit" | "cases.read" | "cases.manage" | "certifications.read" | "certifications.decide" | "prices.read" | "prices.edit" | "prices.publish" | "fees.edit" | "rates.edit" | "plans.read" | "plans.edit" | "entitlements.manage" | "approvals.decide" | "orders.read" | "orders.manage" | "payments.review" | "refunds.decide" | "invoices.read" | "invoices.manage" | "dashboard.read" | "outbox.read" | "audit.read" | "operations.read" | "operations.manage";
        /** @enum {string} */
        StaffRole: "admin" | "sales" | "finance" | "content" | "reviewer" | "support" | "viewer";
        StaffSecondFactor: {
            code: string;
            ticket: string;
        };
        StaffToken: {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
            staff: components["schemas"]["Staff"];
        };
        /** @description An entry in the history of a record that has a state, oldest first. */
        StateChange: {
            /** @description Name of who did it. */
            actor: string;
            /** @enum {string} */
            actorType: "member" | "staff" | "provider" | "system";
            event: string;
            facts: {
                [key: string]: unknown;
            } | null;
            /** @description Null where the record was created. */
            from: string | null;
            reason: string | null;
            time: components["schemas"]["Instant"];
            to: string;
        };
        StoredFile: {
            /** @enum {string} */
            bucketName: "public" | "private";
            fileName: string;
            /** @description Pixels. */
            height: number | null;
            /** Format: uuid */
            id: string;
            mime: string;
            /** @description Its name when it was uploaded. */
            original: string;
            /** @description Bytes. */
            size: number;
            url: string;
            /** @description Pixels. */
            width: number | null;
        };
        /** @description A record as it stood when it was found. */
        StoredHit: {
            appDate: components["schemas"]["NullableDay"];
            applicant: string | null;
            appNo: string;
            classes: number[];
            country: string;
            expiryDate: components["schemas"]["NullableDay"];
            id: string;
            /** @enum {string|null} */
            level: "identical" | "high" | "middle" | "low" | null;
            name: string | null;
            regNo: string | null;
            /** @description Of 100; null where names were not compared. */
            score: number | null;
            status: number;
            statusText: string;
        };
        StoredTextTranslation: {
            chars: number;
            createTime: components["schemas"]["Instant"];
            direction: components["schemas"]["TranslationDirection"];
            engines: components["schemas"]["TranslationEngineNames"][];
            /** Format: uuid */
            id: string;
            isDraft: boolean;
            segments: components["schemas"]["TextSegment"][];
            shares: components["schemas"]["OriginShares"];
            sourceText: string;
            targetText: string;
            words: number;
        };
        SuccessBasis: {
            calibrated: boolean;
            /** @description More names came near than were looked at. */
            capped: boolean;
            dataDate: components["schemas"]["NullableDay"];
            /** @description Number of the import that was searched. */
            dataVersion: number;
            /** @description Marks that were filed later do not count. */
            date: components["schemas"]["Day"];
            engineVersion: string;
            /** @description Edition of the imported table of goods and services. */
            goodsEdition: string | null;
            marksSearched: number;
            /** @example registrability */
            model: string;
            /** @description WO as far as extended to mainland China. */
            offices: string[];
            /** @description Outcomes on which the model is calibrated; 0 while it is not. */
            sampleSize: number;
            /** @description Of the numbers of the model and of the rules. */
            version: string;
        };
        SuccessQuestion: {
            /** @description Marks of the same applicant do not stand against the name. */
            applicant?: string;
            /**
             * @description Nice classes; none means all 45, or those of the goods.
             * @example 09;42
             */
            classify?: string;
            /** @default CN */
            country: string;
            /** @description The items to be filed. A class without any is assessed as a whole. */
            goods?: {
                class: number;
                /** @description Similar group; looked up in the imported table where it is not given. */
                group?: string | null;
                name: string;
            }[];
            /** @example 云澜 */
            tradeMarkText: string;
        };
        SuggestedClass: {
            groups: {
                code: string;
                /** @description The items that match best, as the reason. */
                items: components["schemas"]["GoodsItem"][];
                name: string;
                nameEn: string | null;
                score: number;
            }[];
            nameCn: string;
            nameEn: string;
            no: number;
            /** @description Share of the description that it covers, from 0 to 1. */
            score: number;
        };
        TermCandidate: {
            count: number;
            /** @description Whether a glossary of the member has it. */
            known: boolean;
            src: string;
            tgt: string | null;
        };
        TermImport: {
            added: number;
            /** @description Rows without two terms, 100 at most. */
            incomplete: number[];
            /** @description Those that were there already. */
            present: number;
        };
        TextOfLog: {
            direction: components["schemas"]["TranslationDirection"];
            sourceText: string;
        };
        /** @description A stretch of text that both have, or one of them. */
        TextPart: {
            /** @enum {string} */
            kind: "same" | "left" | "right";
            text: string;
        };
        /** @description A sentence. Spans are of UTF-16 units in `src` and `tgt`. */
        TextSegment: {
            /** @description Pairs of spans that translate each other. */
            alignment: {
                src: components["schemas"]["TextSpan"];
                tgt: components["schemas"]["TextSpan"];
            }[];
            /** @description Name of the engine. */
            engine: string | null;
            issues: components["schemas"]["TranslationIssue"][];
            /** @description Similar entries of the memory. */
            matches: {
                /** @description What turns the entry's source into the sentence; empty in older entries of the log. */
                difference: {
                    /** @enum {string} */
                    kind: "same" | "removed" | "added";
                    text: string;
                }[];
                percent: number;
                src: string;
                tgt: string;
            }[];
            /** @enum {string} */
            origin: "memory" | "terminology" | "phrase" | "engine" | "untranslated";
            /** @description Number of the line it stands in, from 1. */
            paragraph: number;
            src: string;
            terms: {
                /** @description Name of the glossary. */
                glossary: string;
                src: string;
                tgt: string;
            }[];
            tgt: string;
        };
        TextSpan: {
            end: number;
            start: number;
        };
        TextToDownload: {
            direction: components["schemas"]["TranslationDirection"];
            /**
             * @default target
             * @enum {string}
             */
            layout: "target" | "bilingual";
            rows: {
                paragraph: number;
                src: string;
                tgt: string;
            }[];
        };
        TextToTranslate: {
            direction?: components["schemas"]["TranslationDirection"];
            /** @description Glossaries whose terms are used, the first before the others; without it all that the member has. */
            glossaryIds?: string[];
            /**
             * @default auto
             * @enum {string}
             */
            source: "zh-cn" | "en-us" | "ja-jp" | "auto";
            /** @description More than 3,000 characters are refused with 40102. */
            sourceText: string;
            target?: components["schemas"]["TranslationLanguage"];
        };
        TextTranslation: {
            chars: number;
            /** @description Whether this translation was counted. */
            counted: boolean;
            /** @description Where the source was to be detected. */
            detected: components["schemas"]["TranslationLanguage"] | null;
            direction: components["schemas"]["TranslationDirection"];
            /** @description Those that took part, the one that translated most first. */
            engines: components["schemas"]["TranslationEngineNames"][];
            /** @description Engines that did not translate. */
            failures: {
                engine: string;
                reason: string;
                sentences: number;
            }[];
            /** @description Whether the built-in engine took part. */
            isDraft: boolean;
            /** @description Of members. */
            logId: string | null;
            quota: components["schemas"]["TranslationQuota"];
            segments: components["schemas"]["TextSegment"][];
            shares: components["schemas"]["OriginShares"];
            targetText: string;
            words: number;
        };
        Ticket: {
            /** @description Seconds. */
            expiresIn: number;
            token: string;
        };
        TicketOnly: {
            ticket: string;
        };
        /**
         * @description How long what was bought lasts: one week, one month, three months, half a year, one year.
         * @enum {string|null}
         */
        TimeLimit: "week" | "month" | "quarter" | "half" | "year" | null;
        /** @description The members of OAuth beside those of the envelope. */
        Token: {
            access_token: string;
            /** @constant */
            code: 0;
            data: components["schemas"]["TokenData"];
            /** @description Seconds. */
            expires_in: number;
            msg: null;
            /** @constant */
            ok: true;
            refresh_token: string;
            /** @constant */
            scope: "server";
            /** @constant */
            token_type: "bearer";
        };
        TokenData: {
            access_token: string;
            /** @description Seconds. */
            expires_in: number;
            refresh_token: string;
            user: {
                /** Format: uuid */
                id: string;
                phone: string;
            };
        };
        TokenRequest: {
            code?: string;
            grant_type?: string;
            mobile?: string;
            /** @description Encrypted with the key of the site. */
            password?: string;
            refresh_token?: string;
            scope?: string;
            subject?: string;
            username?: string;
        };
        TokenState: {
            expiresAt: components["schemas"]["Instant"];
        };
        TrademarkDetail: {
            /** @description The same for representatives. */
            agentNumbers: string[];
            agents: components["schemas"]["Party"][];
            /** @description Numbers by which the office knows its applicants; the only trace of them where its data has no names. */
            applicantNumbers: string[];
            applicants: components["schemas"]["Party"][];
            colorClaim: string | null;
            dataDate: components["schemas"]["NullableDay"];
            /**
             * @description What lies ahead by the rules of the office itself: renewal, declaration of use, opposition. An office or a date
             *     that is not known gives none, and neither does a mark that has ended.
             */
            deadlines: components["schemas"]["LegalDeadline"][];
            description: string | null;
            designationDate: components["schemas"]["NullableDay"];
            disclaimer: string | null;
            goods: {
                class: number;
                group: string | null;
                text: string;
                textEn: string | null;
            }[];
            hit: components["schemas"]["TrademarkHit"];
            jointlyOwned: boolean;
            madrid: {
                designations: string[];
                number: string;
            } | null;
            /** @description Goods of a class outside Nice, such as those of the United States or of Korea before 1998. */
            nationalGoods: {
                /** @example 038 */
                class: string;
                text: string | null;
            }[];
            /** @description Further registration numbers of the same record. */
            numbers: string[];
            oppositions: {
                date: components["schemas"]["NullableDay"];
                earlierMarks: string[];
                grounds: string | null;
                number: string | null;
                opponent: string | null;
            }[];
            priorities: {
                country: string | null;
                date: components["schemas"]["NullableDay"];
                number: string | null;
            }[];
            /** @description Oldest first. */
            progress: {
                code: string | null;
                date: components["schemas"]["Day"];
                issue: string | null;
                text: string;
                textEn: string | null;
            }[];
            publicationRegDate: components["schemas"]["NullableDay"];
            regIssue: string | null;
            renewal: components["schemas"]["Renewal"];
            rightPeriod: {
                from: components["schemas"]["NullableDay"];
                to: components["schemas"]["NullableDay"];
            };
            seniorities: {
                country: string;
                date: components["schemas"]["NullableDay"];
                number: string | null;
            }[];
            statusDate: components["schemas"]["NullableDay"];
            translation: string | null;
            transliteration: string | null;
        };
        TrademarkHit: {
            agent: string | null;
            appDate: components["schemas"]["NullableDay"];
            applicantCn: string | null;
            applicantEn: string | null;
            appNo: string;
            classes: number[];
            /** @example CN */
            country: string;
            /** @description True for invented records that show what the product does. */
            demonstration: boolean;
            expiryDate: components["schemas"]["NullableDay"];
            /** @example CN_12345678_9 */
            id: string;
            imageUrl: string | null;
            intlRegDate: components["schemas"]["NullableDay"];
            /** @enum {string} */
            markType: "word" | "figure" | "combined" | "3D" | "sound" | "colour" | "other";
            /** @description Null for a figure without words. */
            name: string | null;
            /** @description The office's own form in another script. */
            nameOther: string | null;
            /** @description As the office words it. */
            officeStatus: string | null;
            priorityDate: components["schemas"]["NullableDay"];
            regDate: components["schemas"]["NullableDay"];
            regNo: string | null;
            similarGroups: string[];
            similarity?: components["schemas"]["Similarity"];
            /** @description The twelve codes of spec 2 §4. */
            status: number;
            statusText: string;
            thumbUrl: string | null;
            trialDate: components["schemas"]["NullableDay"];
            trialIssue: string | null;
            viennaCodes: string[];
        };
        TrademarkList: {
            marks: components["schemas"]["TrademarkHit"][];
            /** @description Ids that are unknown. */
            missing: string[];
        };
        TrademarkNumberPage: {
            current: number;
            /** @description Numbers that are unknown, as they were given. */
            missing: string[];
            pages: number;
            records: components["schemas"]["TrademarkHit"][];
            size: number;
            total: number;
        };
        TrademarkQuery: {
            appDate?: components["schemas"]["DayRange"];
            /** @example 12345678;G1234567 */
            applicationNumber?: string;
            /**
             * @description Nice classes; none means all 45.
             * @example 03;09;38
             */
            classify?: string;
            /**
             * @description A combined query. Conditions are applied one after the other: AND keeps of what stands before it what the
             *     condition holds for, OR adds to it, NOT takes away. The operator of the first is AND or NOT. Criteria of the
             *     plain query may stand beside them; they come first and all must hold.
             */
            conditions?: components["schemas"]["QueryCondition"][];
            /**
             * @default [
             *       "CN"
             *     ]
             */
            country: string[];
            /**
             * @description Names of the offices in Chinese or English, separated by semicolons; they count where `country` is at its default.
             * @example 日本;European Union
             */
            countryName?: string;
            crop?: components["schemas"]["Crop"];
            /**
             * @description Least degree of similarity. high from 80, middle from 60, low from 40 of 100.
             * @default middle
             * @enum {string}
             */
            degree: "high" | "middle" | "low";
            expiryDate?: components["schemas"]["DayRange"];
            /** @description True is the same as 0 in `fastOrHigh`. */
            fastMode?: boolean;
            /**
             * @description 0 compares names by their writing alone, 1 by writing, sound, look and meaning.
             * @default 1
             * @enum {integer}
             */
            fastOrHigh: 0 | 1;
            filter?: components["schemas"]["SecondFilter"];
            /** @description Goods or services; a record has them as a part of its list. */
            goods?: string;
            /**
             * @description An image to search by, as the id of an uploaded file: the own one of a member, or a visitor's. A query has one
             *     image at most, and no name beside it (20101).
             */
            imgFile?: string;
            /** @description The image by its public address. */
            imgLineUrl?: string;
            /** @description The image itself; a `data:` prefix is left out. */
            imgOriginalBase64?: string;
            /** @description Nice classes that count beside those of `classify`. */
            niceChoosedStr?: string;
            /**
             * @description Leaves special characters out of names instead of refusing them with 20103: H&M is searched as `H M`. What was
             *     changed stands in `normalized` of the answer.
             * @default false
             */
            normalize: boolean;
            /** @default 1 */
            pageNum: number;
            /** @default 56 */
            pageSize: number;
            priorityDate?: components["schemas"]["DayRange"];
            privateDate?: components["schemas"]["DayRange"];
            /** @description Of the answer that is paged, sorted or filtered. */
            queryId?: string;
            /**
             * @description Which field is searched, where more than one of these is filled: 0 `tradeMarkText`, 1 `applicationNumber`, 2
             *     `tmApplicant`. Without it the one field that is filled is searched.
             * @enum {integer}
             */
            queryMode?: 0 | 1 | 2;
            /**
             * @description similar looks for confusing names, term for the same name, match for names that contain it. An applicant, address
             *     or agency is looked for as a whole by term, otherwise as a part.
             * @default similar
             * @enum {string}
             */
            queryWay: "similar" | "term" | "match";
            regDate?: components["schemas"]["DayRange"];
            registerNumber?: string;
            /**
             * @description Similar groups, of which a record has one at least.
             * @example 0301;0306
             */
            similarGroup?: string;
            /**
             * @description A minus sign puts the latest first; a record without the date comes last. score puts the nearest first.
             * @default score
             * @enum {string}
             */
            sort: "score" | "appDate" | "-appDate" | "regDate" | "-regDate" | "expiryDate" | "-expiryDate";
            /**
             * @description Status codes of mainland China; combined codes such as 1;10 count for every office.
             * @default 1;2;3;4;5;6;7
             * @example 1;10
             */
            status: string;
            /** @description Status codes of the other offices; 1 to 13 by default. */
            statusEurope?: string;
            tmAddress?: string;
            tmAgent?: string;
            tmApplicant?: string;
            /** @description Of an earlier answer; it changes nothing. */
            total?: number;
            tradeMarkText?: string;
            trialDate?: components["schemas"]["DayRange"];
            /**
             * @description Codes of figurative elements; a record has one at least, those with more of them come first.
             * @example [
             *       "4.1",
             *       "6.3"
             *     ]
             */
            viennaChoosedArr?: string[];
        };
        TrademarkResult: {
            aiData: {
                /**
                 * @description Where a similar search by name has fewer hits than a page: the nearest marks that do not reach the
                 *     chosen degree and pass both filters. They are not among total, screening, appnos and ids.
                 */
                belowDegree: components["schemas"]["BelowDegree"] | null;
                /** @description What the user should know about this result, such as that a lower degree has hits. */
                hint: components["schemas"]["Hint"] | null;
                /** @description Where the chosen classes have fewer than five hits and all of them are on this page. */
                otherClasses: components["schemas"]["OtherClasses"] | null;
            };
            /** @description Application numbers of the page. */
            appnos: string[];
            /** @description Number of the last import that was searched. */
            dataVersion: number;
            /** @description Version of the similarity rules. */
            engineVersion: string;
            /** @description Record ids of the page. */
            ids: string[];
            /** @description Names whose special characters were left out, where `normalize` was set. */
            normalized?: components["schemas"]["NormalizedText"][];
            pageNum: number;
            pageSize: number;
            queryId: string;
            /** @description Of a search by image, and of a combined query with one, whose first image it is. */
            queryImage?: components["schemas"]["QueryImage"];
            queryTmInfo: components["schemas"]["TrademarkHit"][];
            quota: components["schemas"]["Quota"];
            screening: components["schemas"]["Facets"];
            /** @description Time in the search engine. */
            tookMs: number;
            /** @description Hits after both filters. */
            total: number;
            /** @description True where a very common name was cut off; total is then a lower bound. */
            totalCapped: boolean;
        };
        TransferDraft: {
            amount: components["schemas"]["AmountInput"];
            /**
             * @description Hold what is less than the price of an order for it, instead of listing it for refund.
             * @default false
             */
            hold: boolean;
            orderNos?: string[];
            payer?: string | null;
            receivedOn: components["schemas"]["Day"];
            transactionId: string;
        };
        TransferMatch: {
            receiptIds: string[];
        };
        TranslationAlternative: {
            /** @description Name of the engine. */
            engine: string | null;
            /** @enum {string} */
            origin: "memory" | "engine" | "withoutTerms";
            /** @description How similar its source is; of the memory. */
            percent: number | null;
            tgt: string;
        };
        /** @enum {string} */
        TranslationContent: "text" | "txt" | "docx" | "doc" | "pptx" | "xlsx" | "xliff" | "pdf";
        TranslationCorrection: {
            /** Format: uuid */
            logId: string;
            /** @description Which one, from 0. */
            segment: number;
            suggested: string;
        };
        /** @enum {string} */
        TranslationDirection: "zh-cn_en-us" | "en-us_zh-cn" | "zh-cn_ja-jp" | "ja-jp_zh-cn";
        TranslationDocument: {
            chars: number;
            createTime: components["schemas"]["Instant"];
            detected: components["schemas"]["TranslationLanguage"] | null;
            direction: components["schemas"]["TranslationDirection"] | null;
            error: string | null;
            /** @description When it is deleted. */
            expireTime: components["schemas"]["Instant"];
            fileName: string;
            finishTime: components["schemas"]["NullableInstant"];
            /** @enum {string} */
            format: "txt" | "docx" | "doc" | "pptx" | "xlsx" | "xliff" | "pdf";
            /** Format: uuid */
            id: string;
            jobId: string | null;
            /** @description What the user should know, such as tracked changes that were accepted or engines that failed. */
            notes: ({
                kind: string;
            } & {
                [key: string]: unknown;
            })[];
            outputs: components["schemas"]["TranslationOutput"][];
            /**
             * @description What starting it would use: characters of the day, a use of a trial, words; `none` where there is not enough. Null
             *     once it was started.
             * @enum {string|null}
             */
            price: "free" | "trial" | "words" | "none" | null;
            /** @description From 0 to 100. */
            progress: number;
            /** @description While it is translated. */
            secondsRemaining: number | null;
            segments: number;
            sizeBytes: number;
            status: components["schemas"]["TranslationDocumentStatus"];
            /** @description Segments that are translated. */
            translated: number;
            words: number;
        };
        TranslationDocumentPage: {
            current: number;
            pages: number;
            records: components["schemas"]["TranslationDocument"][];
            size: number;
            total: number;
        };
        TranslationDocumentSegment: {
            edited: boolean;
            engine: string | null;
            issues: {
                detail: string;
                kind: string;
            }[];
            origin: string | null;
            position: number;
            /** @description Tags are written as `{1}`, `{/1}` and `{1/}`. */
            src: string;
            tgt: string | null;
        };
        TranslationDocumentSegmentPage: {
            current: number;
            pages: number;
            records: components["schemas"]["TranslationDocumentSegment"][];
            size: number;
            total: number;
        };
        TranslationDocumentStart: {
            direction: components["schemas"]["TranslationDirection"];
            /** @description Glossaries whose terms are used, the first before the others; without it all that the member has. */
            glossaryIds?: string[];
        };
        /** @enum {string} */
        TranslationDocumentStatus: "uploaded" | "queued" | "translating" | "done" | "error" | "cancelled";
        TranslationEngineNames: {
            id: string;
            name: string;
            /** @description The host that texts are sent to; null where they stay on this machine. */
            sentTo: string | null;
        };
        TranslationIssue: {
            detail: string;
            /** @enum {string} */
            kind: "number-missing" | "number-added" | "reference-sign-missing" | "reference-sign-added" | "tag-moved" | "term-not-used" | "untranslated" | "engine-failed";
            src: components["schemas"]["TextSpan"] | null;
            tgt: components["schemas"]["TextSpan"] | null;
        };
        /** @enum {string} */
        TranslationLanguage: "zh-cn" | "en-us" | "ja-jp";
        TranslationLog: {
            charCount: number;
            contentType: components["schemas"]["TranslationContent"];
            createTime: components["schemas"]["Instant"];
            direction: components["schemas"]["TranslationDirection"];
            /** @description Of a document that can be opened again. */
            documentId: string | null;
            engines: string[];
            /** Format: uuid */
            id: string;
            initiator: components["schemas"]["Initiator"];
            /** @enum {string} */
            product: "textTranslation" | "documentTranslation";
            /** @description Of a text that can be opened again. */
            textId: string | null;
            /** @description The beginning of a text, the name of a document. */
            title: string;
            wordCount: number;
        };
        TranslationLogPage: {
            current: number;
            /** @description Days after which texts and documents are deleted; the entries stay. */
            days: number;
            pages: number;
            records: components["schemas"]["TranslationLog"][];
            size: number;
            total: number;
        };
        /**
         * @description `same`: as the source (DOC becomes DOCX); `docx`: of a PDF; `bilingual-docx`: two columns; `bilingual-layout`: each
         *     paragraph followed by its translation.
         * @enum {string}
         */
        TranslationOutput: "same" | "docx" | "bilingual-docx" | "bilingual-layout" | "xliff" | "tmx";
        TranslationQuota: {
            /** @description Free characters that are left today. */
            charsLeft: number;
            charsLimit: number;
            /** @enum {string} */
            mode: "free" | "trial" | "paid";
            resetAt: components["schemas"]["Instant"];
            /** @description Free translations that are left today. */
            textLeft: number;
            textLimit: number;
            /** @description Translations of a trial, whatever their length. */
            usesLeft: number;
            /** @description Words that were bought. */
            wordsLeft: number;
        };
        Trial: {
            applyTime: components["schemas"]["NullableInstant"];
            endTime: components["schemas"]["NullableInstant"];
            /** @description Why it was rejected. */
            reason: string | null;
            /** @description Uses of the trial that are left. */
            searchesLeft: number;
            serviceType: components["schemas"]["ServiceType"];
            status: components["schemas"]["TrialState"];
        };
        TrialApplication: {
            company: string;
            createTime: components["schemas"]["Instant"];
            decidedBy: string | null;
            decideTime: components["schemas"]["NullableInstant"];
            email: string;
            endTime: components["schemas"]["NullableInstant"];
            /** Format: uuid */
            id: string;
            industry: string;
            name: string;
            phone: string;
            reason: string | null;
            serviceType: components["schemas"]["ServiceType"];
            /** @enum {string} */
            status: "submitted" | "approved" | "rejected";
            /** Format: uuid */
            userId: string;
            userPhone: string;
        };
        TrialApplicationPage: {
            current: number;
            pages: number;
            records: components["schemas"]["TrialApplication"][];
            size: number;
            total: number;
        };
        TrialDraft: {
            /** @description Of a human check that was passed. */
            code: string;
            company: string;
            email: string;
            /** @description A value of the dictionary `industry`. */
            industry: string;
            name: string;
            phone: string;
            serviceType: components["schemas"]["ServiceType"];
        };
        /**
         * @description NONE where the member has not requested one.
         * @enum {string}
         */
        TrialState: "NONE" | "SUBMITTED" | "REJECTED" | "ACTIVE" | "ENDED";
        Upload: {
            /** Format: binary */
            file: string;
            type?: components["schemas"]["FileKind"];
        };
        User: {
            /** @description Address of the image. */
            avatar: string | null;
            createTime: components["schemas"]["Instant"];
            email: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            lang: "cn" | "en";
            nickname: string | null;
            /** @description With the region code before it, unless that is 86. */
            phone: string;
            roleType: components["schemas"]["RoleType"];
            username: string;
            userSource: string | null;
            wechatBound: boolean;
        };
        UserCredit: {
            /** @description What can still be put on account; 0.00 where the limit is not in force. */
            available: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description The last day on which an order can be put on account. */
            endDate: components["schemas"]["NullableDay"];
            /** @description Whether orders can be put on account today. */
            isInForce: boolean;
            /** @description Null where none was ever granted. */
            limit: components["schemas"]["Amount"] | null;
            /** @description The statement, the oldest first. */
            orders: components["schemas"]["CreditOrder"][];
            requests: components["schemas"]["StaffApproval"][];
            /** @description What is owed for orders on account; each counts whole until it is paid. */
            used: string;
        };
        UserRecord: {
            /** @enum {integer} */
            cardLevel: 0 | 10 | 20 | 30 | 40;
            /** @description The company that has passed certification, if any. */
            certifiedCompany: string | null;
            closeTime: components["schemas"]["NullableInstant"];
            companyName: string | null;
            createTime: components["schemas"]["Instant"];
            disabledReason: string | null;
            email: string | null;
            /** Format: uuid */
            id: string;
            /** @description As the member wrote it at registration. */
            invitationCode: string | null;
            lastLoginTime: components["schemas"]["NullableInstant"];
            merchantId: string;
            name: string | null;
            nickname: string | null;
            /** @description Of a closed account a name in its place. */
            phone: string;
            /** @description Who referred the member, as they wrote at registration. */
            remark: string | null;
            roleType: components["schemas"]["RoleType"];
            /** @description Places where the member is signed in. */
            sessions: number;
            /** @enum {string} */
            status: "active" | "disabled" | "locked" | "closed";
            userSource: string | null;
            wechatBound: boolean;
        };
        UserRecordPage: {
            current: number;
            pages: number;
            records: components["schemas"]["UserRecord"][];
            size: number;
            total: number;
        };
        UserService: {
            cardLevel: components["schemas"]["CardLevel"];
            /** @description Units of a day of its first allowance. */
            dailyLimit: number | null;
            /** @description It was ended before its time. */
            endedEarly: boolean;
            endTime: components["schemas"]["Instant"];
            /** @description A renewal begins when what it renews ends. */
            hasBegun: boolean;
            /** Format: uuid */
            id: string;
            left: number | null;
            limits: components["schemas"]["HeldLimit"][];
            orderNo: string | null;
            /** @description In the language of the caller. */
            productName: string;
            quantity: number;
            /** @description In the language of the caller. */
            serviceName: string;
            stage: components["schemas"]["EntitlementState"];
            startTime: components["schemas"]["Instant"];
            /** @enum {string} */
            state: "IN_PROGRESS" | "EXPIRED";
            /** @description Units of its first stock; null where there is none. */
            total: number | null;
            /**
             * @description 1 purchased or granted by staff, 2 trial.
             * @enum {integer}
             */
            type: 1 | 2;
            used: number;
            /** @description Of that, today; null where no day is limited. */
            usedToday: number | null;
        };
        UserServicePage: {
            current: number;
            pages: number;
            records: components["schemas"]["UserService"][];
            size: number;
            total: number;
        };
        /** @description Where the visit began. */
        UserSource: {
            name: string;
            path: string;
        };
        /** @description Of what is changed, so that nobody else's change is lost. */
        Version: number;
        ViennaElement: {
            auxiliary: boolean;
            /** @description Whether there is a level below it. */
            children: boolean;
            /** @example 4.1 */
            code: string;
            nameCn: string | null;
            nameEn: string | null;
            parent: string | null;
        };
        VoucherApproval: {
            amount: components["schemas"]["AmountInput"];
            receivedOn: components["schemas"]["Day"];
            /** @description Of the bank. */
            transactionId: string;
            version: components["schemas"]["Version"];
        };
        VoucherDraft: {
            amount: components["schemas"]["AmountInput"];
            date: components["schemas"]["Day"];
            /**
             * Format: uuid
             * @description Uploaded with the type `voucher`.
             */
            fileId: string;
            orderIds: string[];
            payer: string;
        };
        WebhookInspector: {
            records: components["schemas"]["InspectedEvent"][];
            /** @description Null on a site that is no demonstration. */
            url: string | null;
        };
        WechatBind: {
            code: string;
            state: string;
        };
        WechatBinding: {
            bound: boolean;
            sameAccount: boolean;
        };
        WechatBindingQuestion: {
            authType?: string;
            /** @description The second verification of a human check. */
            checkCode?: string;
            /** @description Ticket of the WeChat account that is to be bound. */
            token?: string;
            username?: string;
        };
        YearCount: {
            /** @description Records applied for in the year. */
            app: number;
            /** @description Records registered in the year. */
            reg: number;
            year: number;
        };
    };
    responses: {
        /**
         * @description A refusal. The HTTP status says what kind: 200 a rule of the business, 400 a malformed request, 401 not signed in,
         *     403 not allowed, 404 unknown, 409 changed meanwhile, 413 too large, 415 another type, 424 a token that does not hold,
         *     428 a human check or an SMS code is missing or wrong, 429 too frequent, 500 a fault, 503 not ready.
         */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Nice class; every class where absent. */
        classScope: number;
        /** @description WIPO ST.3 code of the office, EU for the EUIPO. */
        country: string;
        /** @description Number of the page, from 1. */
        current: number;
        deadlineId: string;
        documentId: string;
        id: string;
        idParameter: string;
        /** @description Number of the issue; its day where the office does not number its issues. */
        issue: string;
        letterId: string;
        /** @description WIPO ST.3 code; every jurisdiction where absent. */
        officeScope: string;
        reportNo: string;
        /** @description Token of a link that was shared. */
        share: string;
        /** @description Entries on a page. */
        size: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAddresses: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingAddressPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingAddressDraft"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingAddress"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailingAddressDraft"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingAddress"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setDefaultAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailingAddress"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                keyword?: string;
                lang?: "cn" | "en";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                type?: components["schemas"]["ArticleCategory"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticlePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleQuestion"];
                "application/x-www-form-urlencoded": components["schemas"]["ArticleQuestion"];
            };
        };
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCertification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certification"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resubmitCertification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationDraft"];
            };
        };
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certification"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitCertification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationDraft"];
            };
        };
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certification"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactDraft"];
            };
        };
        responses: {
            /** @description The contact person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactDraft"];
            };
        };
        responses: {
            /** @description The contact person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listContacts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDictionary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DictionaryEntry"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAccounting: {
        parameters: {
            query: {
                format: "xlsx" | "csv";
                from: components["schemas"]["Day"];
                list: "receipts" | "refunds" | "invoices" | "vouchers" | "reconciliation" | "vat";
                to: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: components["schemas"]["AnnouncementStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementDraft"];
            };
        };
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementDraft"];
            };
        };
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendAnnouncement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Schedule"];
            };
        };
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listStaffApprovals: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: "requested" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffApprovalPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approveStaffRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderVersion"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffApproval"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectStaffRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderVersionReason"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffApproval"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listArticleDrafts: {
        parameters: {
            query?: {
                category?: components["schemas"]["ArticleCategory"];
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: "draft" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRecordPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createArticle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleDraft"];
            };
        };
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getArticleDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleDraft"];
            };
        };
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    publishArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listActivityRegistrations: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityRegistrationPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteActivityRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many there were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteActivityRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                registrationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                action?: string;
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description First day. */
                from?: components["schemas"]["Day"];
                /** @description Part of the name of the subject, or of what was noted beside the act, such as its reason. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                /** @description Part of the name of the member of staff. */
                staff?: string;
                subjectId?: string;
                /** @description What it was done to, such as `user`. */
                subjectType?: string;
                /** @description Last day. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                action?: string;
                format?: "xlsx" | "csv";
                /** @description First day. */
                from?: components["schemas"]["Day"];
                /** @description Part of the name of the subject, or of what was noted beside the act, such as its reason. */
                keyword?: string;
                /** @description Part of the name of the member of staff. */
                staff?: string;
                subjectId?: string;
                /** @description What it was done to, such as `user`. */
                subjectType?: string;
                /** @description Last day. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCalendar: {
        parameters: {
            query: {
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarYear"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addCalendarDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarDayDraft"];
            };
        };
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarYear"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeCalendarDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                day: components["schemas"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarYear"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedCaseQuotations: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a number, a name of a mark or a phone. */
                keyword?: string;
                productType?: number;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: components["schemas"]["CaseQuotationState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCaseQuotationPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManagedCaseQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCaseQuotation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadCaseQuotationImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    offerCaseQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseQuotationOffer"];
            };
        };
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCaseQuotation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    refuseCaseQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseReason"];
            };
        };
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCaseQuotation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedCases: {
        parameters: {
            query?: {
                /** @description Id of somebody of the staff, `mine` for the caller, `none` for cases that nobody has claimed. */
                assignee?: string;
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                deadline?: components["schemas"]["DeskDeadline"];
                /** @description Part of a number, a name of a mark or a phone. */
                keyword?: string;
                productType?: number;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                /**
                 * @description By `deadline` those with the next deadline come first, then those that staff can file, the oldest before the
                 *     others; `oldest` and `newest` are by the time of the order.
                 */
                sort?: "deadline" | "oldest" | "newest";
                stage?: components["schemas"]["DeskStage"];
                state?: components["schemas"]["CaseState"];
                /** @description Only those with a message to answer. */
                unanswered?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCasePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManagedCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    markCaseAnswered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseAnswered"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadManagedCaseArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    assignCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseAssignment"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setCaseDeadlineDone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deadlineId: components["parameters"]["deadlineId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseDeadlineDone"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadManagedCaseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["parameters"]["documentId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadManagedCaseForm: {
        parameters: {
            query: {
                format: "pdf" | "docx";
            };
            header?: never;
            path: {
                form: "dataSheet" | "powerOfAttorney";
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addCaseLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaseLetterForm"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadManagedCaseLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                letterId: components["parameters"]["letterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteCaseLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                letterId: components["parameters"]["letterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedCaseMessages: {
        parameters: {
            query?: {
                /** @description Position of a message; those before it are listed. The latest where it is absent. */
                before?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMessages"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendManagedCaseMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManagedCaseMessageDraft"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMessage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    moveCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseMove"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    receiveCasePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseVersion"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCase"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changeCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkCaseChange"];
            };
        };
        responses: {
            /** @description In the order of the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkCaseResult"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadManagedCaseCalendar: {
        parameters: {
            query?: {
                /** @description Id of somebody of the staff, `mine` for the caller, `none` for cases that nobody has claimed. */
                assignee?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A whole day for each last day, with its provision, source and calculation, and alarms 30, 7 and one day before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseExport"];
            };
        };
        responses: {
            /** @description The archive; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCaseStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseStaff"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCaseWorkload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseWorkload"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCertifications: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of the company name, credit code, contact or phone. */
                keyword?: string;
                /** @description Under review for longer than two working days. */
                overdue?: boolean;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: "review" | "passed" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationReviewPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCertificationReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approveCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationVersion"];
            };
        };
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCertificationLicence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationRejection"];
            };
        };
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeCertification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationRejection"];
            };
        };
        responses: {
            /** @description The certification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificationReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCredits: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a phone, name or company. */
                keyword?: string;
                /** @description Only those who owe something. */
                owing?: boolean;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedCreditPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description First day; 30 days before the last one where it is absent. */
                from?: components["schemas"]["Day"];
                /** @description Last day; today where it is absent. */
                to?: components["schemas"]["Day"];
                /** @description At most 400 of them; by day where it is absent. */
                unit?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEntitlements: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a phone, name or company, or an order number. */
                keyword?: string;
                kind?: components["schemas"]["EntitlementKind"];
                planId?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: components["schemas"]["EntitlementState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitlementPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    extendEntitlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntitlementExtension"];
            };
        };
        responses: {
            /** @description What was granted, or requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeEntitlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The entitlement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entitlement"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listFees: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a code or name. */
                keyword?: string;
                office?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeFields"];
            };
        };
        responses: {
            /** @description The fee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateFee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeChange"];
            };
        };
        responses: {
            /** @description The fee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fee"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeFee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadStaffFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Upload"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedImports: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                kind?: "trademarks" | "patents" | "classification";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: "running" | "published" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedImportPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getImportRejects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with a byte order mark; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedInvoices: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a number, title, taxpayer ID or phone. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: components["schemas"]["InvoiceState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoicePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManagedInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    abandonInvoiceRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceReason"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approveInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceVersion"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManagedInvoiceFile: {
        parameters: {
            query?: {
                reversal?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    issueInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InvoiceDocument"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    mailInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceMailing"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recordInvoiceReversal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["InvoiceReversalDocument"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceReason"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reverseInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceReason"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceVersion"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendInvoiceReversal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceVersion"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedInvoiceDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedJobs: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description The id of a job, or of the request that ordered it, whole. */
                keyword?: string;
                /** @description Such as import-register; a kind that does not exist has no jobs. */
                kind?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: "queued" | "active" | "completed" | "failed" | "cancelled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedJobPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelManagedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedJob"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retryManagedJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedJob"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member of staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Operations"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedOrders: {
        parameters: {
            query?: {
                closed?: boolean;
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                from?: components["schemas"]["Day"];
                /** @description Part of a number, phone or company. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: components["schemas"]["OrderStatus"];
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrderPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManagedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrderDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelManagedOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderVersionReason"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrderDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    completeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderVersion"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrderDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    matchTransfers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferMatch"];
            };
        };
        responses: {
            /** @description What has arrived for the order, and what is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceived"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unmatchTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                receiptId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has arrived for the order, and what is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceived"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportOrders: {
        parameters: {
            query: {
                /** @description Which day counts. */
                by?: "createTime" | "payTime";
                closed?: boolean;
                format: "xlsx" | "csv";
                from?: components["schemas"]["Day"];
                keyword?: string;
                status?: components["schemas"]["OrderStatus"];
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in the file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of the receiver. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listManagedPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanDraft"];
            };
        };
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanChange"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffApproval"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPlanRevisions: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanRevisionPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a code or name. */
                keyword?: string;
                serviceType?: 27 | 28;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: components["schemas"]["ProductState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProductPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductDraft"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductChange"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProductRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revisions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductRevision"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    publishProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPublication"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPublication"];
            };
        };
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedProduct"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRates: {
        parameters: {
            query?: {
                currency?: string;
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateFields"];
            };
        };
        responses: {
            /** @description The rate. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rate"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a transaction, payment or order number. */
                keyword?: string;
                /** @description Only transfers of which something is listed for refund, and can be matched to an order. */
                matchable?: boolean;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                surplus?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    recordTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferDraft"];
            };
        };
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReconciliations: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                method?: components["schemas"]["OnlineMethod"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reconcilePayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReconciliationDraft"];
            };
        };
        responses: {
            /** @description It has begun; the list has the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReconciliationDifferences: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                open?: boolean;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationDifferencePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resolveDifference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DifferenceNote"];
            };
        };
        responses: {
            /** @description The difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReconciliationDifference"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a number or phone. */
                keyword?: string;
                kind?: "order" | "surplus";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: "requested" | "approved" | "processing" | "done" | "failed" | "rejected" | "withdrawn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefundPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getManagedRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefundDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approveRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundApproval"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefund"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    finishRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundTransfer"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefund"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderVersionReason"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefund"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retryRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderVersion"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedRefund"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReportReviews: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Only those that should have been delivered. */
                overdue?: boolean;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: components["schemas"]["ReportState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReviewPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getReportReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    editReportReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportReviewDraft"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approveReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportVersion"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRejection"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retryReportForMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signInStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPassword"];
            };
        };
        responses: {
            /** @description The second factor is due within 5 minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffChallenge"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signOutStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    confirmStaffSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffSecondFactor"];
            };
        };
        responses: {
            /** @description Signed in for 8 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffToken"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTrialApplications: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a name, company, phone or e-mail address. */
                keyword?: string;
                serviceType?: 27 | 28;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: "submitted" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialApplicationPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approveTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialApplication"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialApplication"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchUsers: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a phone, name, company or e-mail address. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                sort?: "createTime" | "-createTime" | "lastLoginTime" | "-lastLoginTime";
                status?: "active" | "disabled" | "locked" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecordPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    closeUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Closing"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit, the statement and the requests, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCredit"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    proposeCreditLimit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditLimitDraft"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffApproval"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    disableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reason"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    enableUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listUserEntitlements: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntitlementPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    grantPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanGrant"];
            };
        };
        responses: {
            /** @description What was granted, or requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unlockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRecord"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listVouchers: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a payer, phone or order number. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                state?: "submitted" | "approved" | "rejected";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedVoucherPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    approveVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherApproval"];
            };
        };
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedVoucher"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getVoucherFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rejectVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderVersionReason"];
            };
        };
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedVoucher"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMemberCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: {
                captchaType?: string;
                captchaVerification?: string;
                checkCode?: string;
                scene?: components["schemas"]["SmsScene"];
            };
            header?: never;
            path: {
                /** @description `SMS@` followed by the phone, with the region code before it unless that is 86. */
                subject: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPartnerKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's request keys, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKeys"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerKeyOrder"];
            };
        };
        responses: {
            /** @description Create a request key; at most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKeyWithSecret"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerKeyDraft"];
            };
        };
        responses: {
            /** @description Change a request key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoke a request key at once and for good. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rotatePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replace a request key; the one before stays valid for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKeyWithSecret"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPartnerStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Monthly statements, the latest first; at most 36. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerStatement"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPartnerUsage: {
        parameters: {
            query?: {
                /** @description First day (Asia/Shanghai). */
                from?: components["schemas"]["Day"];
                /** @description Last day. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls by day, key and product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerUsageReport"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportPartnerUsage: {
        parameters: {
            query?: {
                /** @description First day (Asia/Shanghai). */
                from?: components["schemas"]["Day"];
                /** @description Last day. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calls by day, key and product as CSV. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPartnerWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhook"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPartnerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerWebhookOrder"];
            };
        };
        responses: {
            /** @description Create a webhook; at most 20 live and 20 test ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookWithSecret"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWebhookInspector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookInspector"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    clearWebhookInspector: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete the events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updatePartnerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerWebhookDraft"];
            };
        };
        responses: {
            /** @description Change a webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhook"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePartnerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a webhook and its log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPartnerDeliveries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery log, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookDeliveryPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replayPartnerDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                deliveryId: string;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliver an event once more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookDelivery"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rotatePartnerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Replace the secret; calls are signed by both for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookWithSecret"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setPartnerWebhookState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerWebhookState"];
            };
        };
        responses: {
            /** @description Pause or resume a webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhook"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    testPartnerWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Send a test event at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerWebhookTest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getShareSignature: {
        parameters: {
            query: {
                appId?: string;
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the JS-SDK of WeChat is configured with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareSignature"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getJsSignature: {
        parameters: {
            query: {
                appId?: string;
                url: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the JS-SDK of WeChat is configured with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareSignature"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getStoredFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bucket: "public" | "private";
                fileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes; the headers `file-name` and `content-disposition` name the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "application/msword": string;
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/x-bibtex": string;
                    "application/x-research-info-systems": string;
                    "application/zip": string;
                    "image/*": string;
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Upload"];
            };
        };
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    verifyForPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityVerification"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    verifyForPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityVerification"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkWechatBinding: {
        parameters: {
            query?: {
                authType?: string;
                token?: string;
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WechatBindingQuestion"];
                "application/x-www-form-urlencoded": components["schemas"]["WechatBindingQuestion"];
            };
        };
        responses: {
            /** @description Whether it is bound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WechatBinding"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WechatBind"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWechatBindUrl: {
        parameters: {
            query: {
                /** @description Of `wechatVerify`. */
                ticket: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialUrl"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unbindWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketOnly"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    verifyForWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityVerification"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createHumanCheck: {
        parameters: {
            query?: {
                /** @description `blockPuzzle`, `clickWord` or `math`; anything else is refused in `repCode`. */
                captchaType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge, or in `repCode` why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanCheckAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createTokenBySms: {
        parameters: {
            query?: {
                code?: string;
                forceLogin?: "0" | "1";
                grant_type?: string;
                mobile?: string;
                scope?: string;
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createToken: {
        parameters: {
            query?: {
                authType?: string;
                checkCode?: string;
                code?: string;
                forceLogin?: "0" | "1";
                grant_type?: string;
                mobile?: string;
                randomStr?: string;
                refresh_token?: string;
                scope?: string;
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkQrToken: {
        parameters: {
            query: {
                randomToken: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenData"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createQrImage: {
        parameters: {
            query?: {
                appId?: string;
                path?: string;
                randomToken?: string;
                source?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QrImage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    notifyQrScan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QrScan"];
                "application/x-www-form-urlencoded": components["schemas"]["QrScan"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createQrToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signInByWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialCallback"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenData"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getWechatSignInUrl: {
        parameters: {
            query?: {
                redirect?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialUrl"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkToken: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenState"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkSmsCode: {
        parameters: {
            query?: {
                authType?: string;
                code?: string;
                token?: string;
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SmsCodeCheck"];
                "application/x-www-form-urlencoded": components["schemas"]["SmsCodeCheck"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkAccountExists: {
        parameters: {
            query: {
                authType?: string;
                checkCode?: string;
                username: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExistence"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    bindSocialAccount: {
        parameters: {
            query: {
                /** @description That the agreements were accepted, for an account that is made; a refusal is refused. */
                agree?: "0" | "1";
                authType?: string;
                code?: string;
                forceLogin?: "0" | "1";
                token: string;
                username: string;
                userSource?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SocialBinding"];
                "application/x-www-form-urlencoded": components["schemas"]["SocialBinding"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    registerAccount: {
        parameters: {
            query: {
                code?: string;
                invitationCode?: string;
                subject: string;
                userSource?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
                "application/x-www-form-urlencoded": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredAccount"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                authType?: string;
                password?: string;
                token?: string;
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unbindWechatBySms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsCodeOnly"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkNativeHumanCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HumanCheckAttempt"];
            };
        };
        responses: {
            /** @description The challenge, or in `repCode` why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanCheckAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getNativeHumanCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HumanCheckAttempt"];
            };
        };
        responses: {
            /** @description The challenge, or in `repCode` why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanCheckAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getHumanCheck: {
        parameters: {
            query?: {
                /** @description `blockPuzzle`, `clickWord` or `math`; anything else is refused in `repCode`. */
                captchaType?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge, or in `repCode` why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanCheckAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkHumanCheck: {
        parameters: {
            query?: {
                captchaType?: string;
                pointJson?: string;
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["HumanCheckAttempt"];
                "application/x-www-form-urlencoded": components["schemas"]["HumanCheckAttempt"];
            };
        };
        responses: {
            /** @description The challenge, or in `repCode` why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HumanCheckAnswer"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countPageView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageView"];
            };
        };
        responses: {
            /** @description Counted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    sendSharedSmsCode: {
        parameters: {
            query: {
                captchaVerification?: string;
                checkCode?: string;
                phone: string;
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    compareOfficialDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContrastQuestion"];
            };
        };
        responses: {
            /** @description The fields, the goods item by item, and the whole text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contrast"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readOfficialDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentFile"];
            };
        };
        responses: {
            /** @description Its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentText"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportContrast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContrastQuestion"];
            };
        };
        responses: {
            /** @description The document; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listExports: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getFile: {
        parameters: {
            query?: {
                fileUrl?: string;
                id?: string;
                meta?: "0" | "1";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes; the headers `file-name` and `content-disposition` name the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "application/msword": string;
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/x-bibtex": string;
                    "application/x-research-info-systems": string;
                    "application/zip": string;
                    "image/*": string;
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadFileByUrl: {
        parameters: {
            query: {
                fileUrl: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes; the headers `file-name` and `content-disposition` name the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "application/msword": string;
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/x-bibtex": string;
                    "application/x-research-info-systems": string;
                    "application/zip": string;
                    "image/*": string;
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadFile: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes; the headers `file-name` and `content-disposition` name the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "application/msword": string;
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/x-bibtex": string;
                    "application/x-research-info-systems": string;
                    "application/zip": string;
                    "image/*": string;
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadFiles: {
        parameters: {
            query: {
                /** @description Ids separated by commas, at most 100. */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files; the headers `file-name` and `content-disposition` name the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadFilesByUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileAddresses"];
            };
        };
        responses: {
            /** @description The files; the headers `file-name` and `content-disposition` name the archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchTrademarksByImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrademarkQuery"];
                "multipart/form-data": components["schemas"]["ImageQueryForm"];
            };
        };
        responses: {
            /** @description One page of hits, with facets over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job as it now stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    streamJobEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["idParameter"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOutboxByKey: {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                key: string;
                /** @description Part of the receiver. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutboxPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the order, 8 to 128 printable characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportOrder"];
            };
        };
        responses: {
            /** @description The order as it stands, or the preview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportReceipt"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getReport: {
        parameters: {
            query?: {
                /** @description Token of a link that was shared. */
                share?: components["parameters"]["share"];
            };
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadReport: {
        parameters: {
            query?: {
                /** @description Token of a link that was shared. */
                share?: components["parameters"]["share"];
            };
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retryReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    shareReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportShareDraft"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeReportShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportNo: components["parameters"]["reportNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    analyzeSuccessRate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuccessQuestion"];
            };
        };
        responses: {
            /** @description One entry for each class, by class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassSuccess"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listBulkQueries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkQueryPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startBulkQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkQueryDraft"];
            };
        };
        responses: {
            /** @description The bulk query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkQuery"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getBulkQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulk query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkQuery"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteBulkQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadBulkQuery: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listBulkRows: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                outcome?: components["schemas"]["BulkOutcome"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRowPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readBulkFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BulkFile"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkList"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getClassificationState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Edition and size of each table, and when it was imported; null for the selection that comes with the product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassificationState"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All jurisdictions, in the order of the specification. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRegisterStatistics: {
        parameters: {
            query?: {
                /** @description Nice class; every class where absent. */
                class?: components["parameters"]["classScope"];
                /** @description WIPO ST.3 code; every jurisdiction where absent. */
                country?: components["parameters"]["officeScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterStatistics"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listApplicantStatistics: {
        parameters: {
            query?: {
                /** @description Nice class; every class where absent. */
                class?: components["parameters"]["classScope"];
                /** @description WIPO ST.3 code; every jurisdiction where absent. */
                country?: components["parameters"]["officeScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fullest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicantCount"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listClassStatistics: {
        parameters: {
            query?: {
                /** @description Nice class; every class where absent. */
                class?: components["parameters"]["classScope"];
                /** @description WIPO ST.3 code; every jurisdiction where absent. */
                country?: components["parameters"]["officeScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By number of the class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassCount"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listYearStatistics: {
        parameters: {
            query?: {
                /** @description Nice class; every class where absent. */
                class?: components["parameters"]["classScope"];
                /** @description WIPO ST.3 code; every jurisdiction where absent. */
                country?: components["parameters"]["officeScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By year. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["YearCount"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTrademark: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadTrademarkPdf: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document; the headers `file-name` and `content-disposition` name the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAsWorkbook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportOrder"];
            };
        };
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getGazetteNotice: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GazetteNoticeDetail"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listGazetteIssues: {
        parameters: {
            query?: {
                /** @description WIPO ST.3 code of the office, EU for the EUIPO. */
                country?: components["parameters"]["country"];
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GazetteIssuePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listGazetteNotices: {
        parameters: {
            query?: {
                /** @description Nice class. */
                class?: number;
                /** @description WIPO ST.3 code of the office, EU for the EUIPO. */
                country?: components["parameters"]["country"];
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Number of the issue; its day where the office does not number its issues. */
                issue?: components["parameters"]["issue"];
                /** @description Part of the mark's name, of its application number or of its applicant's name. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                type?: components["schemas"]["GazetteNoticeKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GazetteNoticePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getGazetteIssue: {
        parameters: {
            query?: {
                /** @description WIPO ST.3 code of the office, EU for the EUIPO. */
                country?: components["parameters"]["country"];
                /** @description Number of the issue; its day where the office does not number its issues. */
                issue?: components["parameters"]["issue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issue, with the ones before and after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GazetteIssueOverview"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    findGoods: {
        parameters: {
            query?: {
                classNo?: number;
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                group?: string;
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                type?: "goods" | "services";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, and how many there are in each class. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    suggestGoods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoodsDescription"];
            };
        };
        responses: {
            /** @description Classes by how much of the description they cover. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsSuggestion"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTrademarksByNumbers: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberList"];
            };
        };
        responses: {
            /** @description A page of records, and the numbers that are unknown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkNumberPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTrademarkImage: {
        parameters: {
            query?: {
                /** @description thumb is a small one, as WebP; the image itself where there is none yet. */
                size?: "full" | "thumb";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveQuery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedQueryDraft"];
            };
        };
        responses: {
            /** @description The saved query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSavedQueries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQueryPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renameSavedQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedQueryName"];
            };
        };
        responses: {
            /** @description The saved query. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    rerunSavedQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is new, gone or changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryComparison"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchTrademarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrademarkQuery"];
            };
        };
        responses: {
            /** @description One page of hits, with facets over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTrademarksByIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdList"];
            };
        };
        responses: {
            /** @description The records in the requested order, and the ids that are unknown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrademarkList"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSharedQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the saved query to share; for the other calls the token of a link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The query and its hits as they stood. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedQuery"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    shareSavedQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the saved query to share; for the other calls the token of a link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareDraft"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueryShare"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Of the saved query to share; for the other calls the token of a link. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSimilarGroups: {
        parameters: {
            query?: {
                classNo?: number;
                code?: string;
                lang?: "cn" | "en";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarGroup"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    compareTrademarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComparedIds"];
            };
        };
        responses: {
            /** @description The records, how near each pair is and why, and the goods they have in common. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportComparison: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComparedIds"];
            };
        };
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    crossSearchTrademarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CrossQuery"];
            };
        };
        responses: {
            /** @description For each jurisdiction the number of hits and the nearest five; the fullest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrossResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNiceClasses: {
        parameters: {
            query?: {
                classNo?: number;
                /** @description Width, case, and simplified or traditional characters make no difference. */
                keyword?: string;
                lang?: "cn" | "en";
                /** @description Only classes of goods, or only of services. */
                type?: "goods" | "services";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes, by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NiceClass"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listViennaElements: {
        parameters: {
            query?: {
                /** @description The elements with these codes, separated by `;`. */
                codes?: string;
                keyword?: string;
                lang?: "cn" | "en";
                parent?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The elements, by code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViennaElement"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportAsDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportOrder"];
            };
        };
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicantDraft"];
            };
        };
        responses: {
            /** @description The applicant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteApplicant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listApplicants: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applicant"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    registerForActivity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityRegistration"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registered"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTrademarkServiceAuthority: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authority. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceAuthority"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteSearchLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportPatentSearchLogs: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
                /** @description First day, in the zone. */
                from?: components["schemas"]["Day"];
                initiator?: components["schemas"]["Initiator"];
                keyword?: string;
                patentSearchType?: string;
                /** @description Last day, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentSearchLogs: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description First day, in the zone. */
                from?: components["schemas"]["Day"];
                initiator?: components["schemas"]["Initiator"];
                keyword?: string;
                patentSearchType?: string;
                productType?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                /** @description Last day, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchLogPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportTrademarkSearchLogs: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
                /** @description First day, in the zone. */
                from?: components["schemas"]["Day"];
                initiator?: components["schemas"]["Initiator"];
                keyword?: string;
                searchKind?: components["schemas"]["SearchKind"];
                /** @description Last day, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTrademarkSearchLogs: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description First day, in the zone. */
                from?: components["schemas"]["Day"];
                initiator?: components["schemas"]["Initiator"];
                keyword?: string;
                searchKind?: components["schemas"]["SearchKind"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                /** @description Last day, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchLogPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTranslationLog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportTranslationLogs: {
        parameters: {
            query?: {
                contentType?: components["schemas"]["TranslationContent"];
                direction?: components["schemas"]["TranslationDirection"];
                format?: "xlsx" | "csv";
                /** @description First day, in the zone. */
                from?: components["schemas"]["Day"];
                initiator?: components["schemas"]["Initiator"];
                keyword?: string;
                /** @description Last day, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTranslationLogs: {
        parameters: {
            query?: {
                contentType?: components["schemas"]["TranslationContent"];
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                direction?: components["schemas"]["TranslationDirection"];
                /** @description First day, in the zone. */
                from?: components["schemas"]["Day"];
                initiator?: components["schemas"]["Initiator"];
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                /** @description Last day, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationLogPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description 0 unread */
                isLook?: 0 | 1;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    countUnreadNotices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    markNoticesRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticesRead"];
            };
        };
        responses: {
            /** @description How many were unread before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTranslationAlternatives: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SentenceToTranslate"];
            };
        };
        responses: {
            /** @description Those that differ from each other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationAlternative"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    detectLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The language; null where there is no text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetectedLanguage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    uploadTranslationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDocument"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTranslationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDocument"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteTranslationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelTranslationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDocument"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTranslationConsistency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsistencyReport"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadTranslationDocument: {
        parameters: {
            query?: {
                output?: components["schemas"]["TranslationOutput"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.presentationml.presentation": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/x-tmx+xml": string;
                    "application/xliff+xml": string;
                    "text/plain": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTranslationSegments: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Those with something to check, or that were corrected. */
                only?: "issues" | "edited";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDocumentSegmentPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    correctTranslationSegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                position: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tgt: string;
                };
            };
        };
        responses: {
            /** @description The segment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDocumentSegment"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startTranslationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationDocumentStart"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDocument"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTranslationDocuments: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationDocumentPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    correctTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranslationCorrection"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listGlossaries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, those that were changed last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renameGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listGlossaryEntries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                keyword?: string;
                /** @description Those whose term another entry of the glossary renders differently. */
                only?: "conflicts";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryEntryPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveGlossaryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlossaryEntryDraft"];
            };
        };
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryEntry"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteGlossaryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteGlossaryEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description How many were deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    replaceInGlossaryEntries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    column: "zh" | "en" | "ja" | "note";
                    /** @description Empty for the whole column, also where it is empty. */
                    find: string;
                    ids: string[];
                    replacement: string;
                };
            };
        };
        responses: {
            /** @description How many were changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportGlossary: {
        parameters: {
            query?: {
                format?: "tbx" | "csv" | "xlsx";
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/x-tbx+xml": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listGlossaryChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlossaryChange"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What became of its rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermImport"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    shareGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isShared: boolean;
                };
            };
        };
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    extractTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    documentId?: string;
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The most likely first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermCandidate"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    joinGlossary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The glossary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Glossary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTranslationDirections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All directions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectionWithEngines"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteMemoryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportMemory: {
        parameters: {
            query: {
                direction: components["schemas"]["TranslationDirection"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-tmx+xml": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importMemory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description What became of its rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermImport"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMemoryEntries: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                direction?: components["schemas"]["TranslationDirection"];
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemoryEntryPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTranslationQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranslationQuota"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTextTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text and its translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredTextTranslation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadTextTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextToDownload"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    findTextTranslation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextOfLog"];
            };
        };
        responses: {
            /** @description The text and its translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredTextTranslation"] | null;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    translateText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextToTranslate"];
            };
        };
        responses: {
            /** @description The translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextTranslation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCredit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit and the statement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Credit"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    printDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listDebitNotes: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                payStatus?: "unpaid" | "paid";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebitNotePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    reapplyForInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceDraft"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getInvoiceFile: {
        parameters: {
            query?: {
                reversal?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    applyForInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceDraft"];
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listInvoiceRecords: {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Part of a number, of what was ordered or of the title. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: components["schemas"]["InvoiceStatus"];
                /** @description `orders` are paid orders, `history` invoices, `payable` debit notes that are not paid. */
                tab: "orders" | "history" | "payable";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceRecordPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listInvoiceTitles: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceTitlePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceTitleDraft"];
            };
        };
        responses: {
            /** @description The title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceTitle"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceTitleDraft"];
            };
        };
        responses: {
            /** @description The title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceTitle"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    suggestInvoiceTitle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details of the company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceBuyer"] | null;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    notifyAlipay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    out_trade_no?: string;
                    sign?: string;
                    sign_type?: string;
                    trade_no?: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description success or fail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    notifyWechat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description What the provider wants to hear. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description The refusal in the form of the provider; in the usual form where the body is no JSON. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: "FAIL";
                        message: string;
                    } | components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names the order, 8 to 128 printable characters. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDraft"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceipt"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    putOrderOnCredit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPaymentLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokePaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    printOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundDraft"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listProductOrders: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description First day of the order, in the zone. */
                from?: components["schemas"]["Day"];
                /** @description Part of a number or of the name of what was ordered. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: components["schemas"]["OrderStatus"];
                /** @description Last day of the order, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days. */
                zone?: string;
            };
            header?: never;
            path: {
                /** @description Names products that belong together: Trademark, Patent, Translate, Report, Monitor, and what staff add. */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description First day of the order, in the zone. */
                from?: components["schemas"]["Day"];
                /** @description Part of a number or of the name of what was ordered. */
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: components["schemas"]["OrderStatus"];
                /** @description Last day of the order, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDraft"];
            };
        };
        responses: {
            /** @description What the payer needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPaymentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    payByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkPaymentDraft"];
            };
        };
        responses: {
            /** @description What the payer needs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStart"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    printLinkDebitNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPaymentStatus: {
        parameters: {
            query: {
                /** @description Separated by `;`. */
                orderIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatus"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherDraft"];
            };
        };
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStatus"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    savePatentSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedPatentSearchDraft"];
            };
        };
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearch"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSavedPatentSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearch"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renameSavedPatentSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedPatentSearchName"];
            };
        };
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearch"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedPatentSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentAlertDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most twenty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorDelivery"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    pausePatentAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearch"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentAlertHits: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of publications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentAlertHitPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resumePatentAlert: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearch"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    watchPatentSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentAlertDraft"];
            };
        };
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearch"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    unwatchPatentSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearch"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    testPatentAlertWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    webhookUrl: string;
                };
            };
        };
        responses: {
            /** @description What came of the call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorWebhookTest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSavedPatentSearches: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                sort?: "-createTime" | "name" | "-lastHitTime";
                /** @description Searches without an alert, or those whose alert is active or paused. */
                state?: "unwatched" | "active" | "paused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedPatentSearchPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadPatents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentDownload"];
            };
        };
        responses: {
            /** @description The job that makes the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    compressPatentDrawings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DrawingFile"];
            };
        };
        responses: {
            /** @description The drawings, and what became of files that are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompressedDrawings"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadPatentPdf: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    splitPatentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PatentFileToSplit"];
            };
        };
        responses: {
            /** @description A file for each part that has pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentPartFiles"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readPatentApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PatentFile"];
            };
        };
        responses: {
            /** @description Its pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentApplication"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    importPatentNumbers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentNumberList"];
                "multipart/form-data": components["schemas"]["PatentNumberFile"];
            };
        };
        responses: {
            /** @description What became of the numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentNumberImport"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportPatents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentExport"];
            };
        };
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/x-bibtex": string;
                    "application/x-research-info-systems": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPatentNumberImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentNumberSummary"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadPatentNumberReport: {
        parameters: {
            query: {
                format: "xlsx" | "csv";
            };
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentNumberRows: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description One of them, or `problem` for all rows that were not matched. */
                outcome?: "matched" | "unmatched" | "duplicate" | "invalid" | "problem";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentNumberPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadPatentNumberTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workbook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createPatentList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentListDraft"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentList"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPatentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentList"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renamePatentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentListName"];
            };
        };
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentList"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deletePatentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportPatentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    format: "xlsx" | "csv" | "bib" | "ris" | "json" | "pdf" | "zip";
                    parts?: components["schemas"]["PatentFileParts"];
                };
            };
        };
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/x-bibtex": string;
                    "application/x-research-info-systems": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentListItems: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                sort?: "position" | "-addTime" | "-pubDate" | "id";
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentListItemPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addToPatentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentListAddition"];
            };
        };
        responses: {
            /** @description What became of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentListAdded"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    changePatentListItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentListItemChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    removeFromPatentList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentLists: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                sort?: "-updateTime" | "-createTime" | "name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentListPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPatentIpcs: {
        parameters: {
            query?: {
                current?: number;
                keyword?: string;
                parent?: string;
                patentSearchType?: string;
                productType?: string;
                scheme?: "ipc" | "cpc";
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page or a list of symbols. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentSymbolPage"] | components["schemas"]["PatentSymbol"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPatentsByExpression: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentQuery"];
            };
        };
        responses: {
            /** @description A page of hits, with facets over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentCitations: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentCitations"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentClaims: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims by language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentClaimSet"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPatentCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentCoverage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentParagraphs: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paragraphs by language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentDescription"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPatent: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Patent"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getPatentDrawing: {
        parameters: {
            query?: {
                size?: "full" | "thumb";
            };
            header?: never;
            path: {
                id: string;
                position: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            /** @description The client has this image. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentDrawings: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The drawings in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentDrawing"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentFacet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentFacetQuery"];
            };
        };
        responses: {
            /** @description The values, the most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentFacetValue"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentFamily: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The publications, the earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentMember"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentEvents: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentEvent"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPatents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentQuery"];
            };
        };
        responses: {
            /** @description A page of hits, with facets over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPatentMatches: {
        parameters: {
            query: {
                expr: string;
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places, in UTF-16 units of each text; none for an expression that cannot be read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentMatch"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPatentsByMeaning: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentQuery"];
            };
        };
        responses: {
            /** @description A page of hits, with facets over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listSimilarPatents: {
        parameters: {
            query: {
                /** @description Country, number and kind, such as CN112345678A. */
                id: string;
                top?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The most similar first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentHit"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    searchPatentsByWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentQuery"];
            };
        };
        responses: {
            /** @description A page of hits, with facets over all of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentResult"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    suggestPatentTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentSuggestionQuery"];
            };
        };
        responses: {
            /** @description At most ten, the most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PatentSuggestion"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    validatePatentExpression: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatentExpression"];
            };
        };
        responses: {
            /** @description What was read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadPatentExpression"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPlans: {
        parameters: {
            query?: {
                /** @description Only plans of this product, and those that belong to both. */
                serviceType?: 27 | 28;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans that are offered, in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedPlan"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUsage"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOfficialFees: {
        parameters: {
            query?: {
                /** @description Code of the office. */
                country?: string;
                type?: components["schemas"]["FeeRight"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fees by office. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceFee"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteDraft"];
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listPrices: {
        parameters: {
            query?: {
                /** @description 27 trademark, 28 patent with translation; both without. */
                serviceType?: 27 | 28;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListItem"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getUserServiceManages: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                /** @description 1 in progress, 2 expired or ended by staff. */
                status?: 1 | 2;
                /** @description 1 purchased or granted by staff, 2 trial. */
                type?: 1 | 2;
                /** @description Only those with which a member card comes. */
                withCard?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserServicePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    applyForTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialDraft"];
            };
        };
        responses: {
            /** @description What has become of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trial"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getTrialStatus: {
        parameters: {
            query?: {
                serviceType?: components["schemas"]["ServiceType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What has become of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Trial"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            /** @description Not ready. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    openSandboxGateway: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Failure"];
        };
    };
    getSandboxTrade: {
        parameters: {
            query: {
                method: components["schemas"]["OnlineMethod"];
                number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trade. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxTrade"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    playSandboxPayer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SandboxAct"];
            };
        };
        responses: {
            /** @description The trade. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SandboxTrade"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadCaseArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadCaseCalendarById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A whole day for each last day, with its provision, source and calculation, and alarms 30, 7 and one day before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addCaseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseDocumentDraft"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadCaseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["parameters"]["documentId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteCaseDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                documentId: components["parameters"]["documentId"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadCaseForm: {
        parameters: {
            query: {
                format: "pdf" | "docx";
            };
            header?: never;
            path: {
                form: "dataSheet" | "powerOfAttorney";
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadCaseLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                letterId: components["parameters"]["letterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startFollowUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                letterId: components["parameters"]["letterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDraft"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCaseMessages: {
        parameters: {
            query?: {
                /** @description Position of a message; those before it are listed. The latest where it is absent. */
                before?: number;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20 of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMessages"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    sendCaseMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseMessageDraft"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMessage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setCaseNotification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseNotificationChoice"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setCasePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CasePostDraft"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestCaseSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseSignatureDraft"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    revokeCaseSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                signatureId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseVersion"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseReason"];
            };
        };
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadCaseCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A whole day for each last day, with its provision, source and calculation, and alarms 30, 7 and one day before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseDraftStart"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDraft"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDraft"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseDraftSave"];
            };
        };
        responses: {
            /** @description The draft as it was saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDraft"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    checkCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All problems at once, in the order of the steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseCheck"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    clearCaseDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseClearance"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    orderCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseOrder"];
            };
        };
        responses: {
            /** @description The case and its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseReceipt"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCaseQuotations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most one of them is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseQuotation"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    requestCaseQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseVersion"];
            };
        };
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseQuotation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    declineCaseQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseReason"];
            };
        };
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseQuotation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    withdrawCaseQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseVersion"];
            };
        };
        responses: {
            /** @description The quotation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseQuotation"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCaseDrafts: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDraftPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    findCaseMarks: {
        parameters: {
            query: {
                /** @description At most 50 registration or application numbers, separated by semicolons. */
                numbers: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The marks that were found; a number that is no part of it is not in the register as it is loaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredMark"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Those in which nothing more happens, or the others. */
                finished?: boolean;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasePage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCaseParties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is complete enough to be known again, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownParties"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    drawMarkText: {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PNG with at least 400 pixels on each side. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCaseTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present definition of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedCaseType"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    startConveyance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConveyStart"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDraft"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getConveyance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listConveyances: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMatterPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    createMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorDraft"];
            };
        };
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    updateMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorDraft"];
            };
        };
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    deleteMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": boolean;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMonitorDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorDelivery"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    pauseMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    resumeMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitor"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    testMonitorWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorWebhookDraft"];
            };
        };
        responses: {
            /** @description What came back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorWebhookTest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMonitorCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorCalendar"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    renewMonitorCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorCalendar"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readMonitorCalendar: {
        parameters: {
            query: {
                lang?: "cn" | "en";
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMonitors: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                keyword?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                sort?: "-createTime" | "name" | "-lastHitTime" | "-openCount";
                state?: "active" | "paused";
                type?: components["schemas"]["MonitorType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    markMonitorHit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorVerdictDraft"];
            };
        };
        responses: {
            /** @description The hit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorHit"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    exportMonitorHits: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
                from?: components["schemas"]["Day"];
                keyword?: string;
                kind?: components["schemas"]["MonitorEventKind"];
                level?: components["schemas"]["MonitorLevel"];
                monitorId?: string;
                sort?: "-foundTime" | "-score" | "deadline";
                to?: components["schemas"]["Day"];
                verdict?: "open" | "ignore" | "watch" | "oppose";
                /** @description Time zone of the days, and of the times in a file. Deadlines are days of their offices all the same. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    markMonitorHits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorVerdictsDraft"];
            };
        };
        responses: {
            /** @description The hits as they now are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorHit"][];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listMonitorHits: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description First day of finding, in the zone. */
                from?: components["schemas"]["Day"];
                /** @description Part of a name or number. */
                keyword?: string;
                kind?: components["schemas"]["MonitorEventKind"];
                level?: components["schemas"]["MonitorLevel"];
                /** @description All monitors without it. */
                monitorId?: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                /** @description deadline puts those first that end soonest of those that have not ended. */
                sort?: "-foundTime" | "-score" | "deadline";
                /** @description Last day of finding, in the zone. */
                to?: components["schemas"]["Day"];
                /** @description `open` are those without a verdict. */
                verdict?: "open" | "ignore" | "watch" | "oppose";
                /** @description Time zone of the days, and of the times in a file. Deadlines are days of their offices all the same. */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorHitPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMonitorSubscription: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorSubscription"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    setMonitorSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorSubscriptionDraft"];
            };
        };
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorSubscription"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getMonitorReport: {
        parameters: {
            query?: {
                /** @description 30 days before the end without it. */
                from?: components["schemas"]["Day"];
                /** @description Today without it. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. Deadlines are days of their offices all the same. */
                zone?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorReport"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadMonitorReport: {
        parameters: {
            query?: {
                /** @description 30 days before the end without it. */
                from?: components["schemas"]["Day"];
                /** @description Today without it. */
                to?: components["schemas"]["Day"];
                /** @description Time zone of the days, and of the times in a file. Deadlines are days of their offices all the same. */
                zone?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file; the headers `file-name` and `content-disposition` name it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listOppositions: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMatterPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitOpposition: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatterSubmit"];
            };
        };
        responses: {
            /** @description The case and its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseReceipt"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getRejectionReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRejectionReviews: {
        parameters: {
            query?: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseMatterPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    saveRejectionReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatterSave"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseDraft"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    submitRejectionReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatterSubmit"];
            };
        };
        responses: {
            /** @description The case and its order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseReceipt"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listRenewals: {
        parameters: {
            query: {
                /** @description Number of the page, from 1. */
                current?: components["parameters"]["current"];
                /** @description The whole name of an owner in any language, or a registration or application number. */
                keyword: string;
                /** @description Entries on a page. */
                size?: components["parameters"]["size"];
                status?: "all" | "renewable" | "notRenewable";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalPage"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    getSignatureRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureRequest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureDraft"];
            };
        };
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureRequest"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    downloadSignatureDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    receiveInspectedWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description It was received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
}
