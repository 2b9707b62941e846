import type { QueuedNotice } from '@storedeck/extend';
import { either, number, object, shapeOf, text } from '@storedeck/hooks';
import { isRecord } from '@storedeck/settings/guards';
import { applyContained } from '../../extend/apply-contained';

/** Option with notices that are queued until their recipient opens the app. */
export const QUEUE_OPTION = 'woocommerce_admin_transient_notices_queue';

export type { QueuedNotice };

/** Queued notices by id. */
type NoticeQueue = Readonly< Record< string, unknown > >;

const isQueued = ( value: unknown ): value is QueuedNotice =>
	isRecord( value ) &&
	( typeof value.id === 'string' || typeof value.id === 'number' ) &&
	typeof value.content === 'string';

const QUEUED = shapeOf< QueuedNotice >(
	object( { id: either( number, text ), content: text } )
);

/**
 * Normalizes the stored option. PHP stores an empty queue as a list.
 *
 * @param value Value of the option.
 */
export const toQueue = ( value: unknown ): NoticeQueue =>
	isRecord( value ) ? value : {};

/**
 * Notices of a queue for one user. Each notice passes the filter
 * `woocommerce_admin_queued_notice_filter`.
 */
export const getNoticesFor = (
	queue: NoticeQueue,
	userId: number
): QueuedNotice[] =>
	Object.values( queue )
		.filter( isQueued )
		.filter(
			( { user_id: forUser } ) =>
				! Number( forUser ) || Number( forUser ) === userId
		)
		.map( ( notice ) =>
			applyContained(
				'woocommerce_admin_queued_notice_filter',
				notice,
				QUEUED
			)
		);

export const without = (
	queue: NoticeQueue,
	id: QueuedNotice[ 'id' ]
): NoticeQueue =>
	Object.fromEntries(
		Object.entries( queue ).filter(
			( [ key, notice ] ) =>
				key !== String( id ) &&
				! ( isQueued( notice ) && String( notice.id ) === String( id ) )
		)
	);
