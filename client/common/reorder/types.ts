import type { FieldsOf, QueryOf, ResponseOf } from '@storedeck/data/routes';

/** Query of the list. */
export type ReorderQuery = QueryOf< '/storedeck/v1/reorder' >;

/** A product or variation, with how long its stock lasts and how many to order. */
export type ReorderItem = ResponseOf< '/storedeck/v1/reorder' >;

/** Lead time and cover of the store, and the suppliers of all products. */
export type ReorderSettings = ResponseOf< '/storedeck/v1/reorder/settings' >;

/** What a product can have of its own. */
export type ReorderFields = FieldsOf< '/storedeck/v1/reorder/{id}' >;

/** What a product has of its own. */
export type ReorderValues = ResponseOf< '/storedeck/v1/reorder/{id}' >;
