import { DEFAULT_CONTEXT } from './constants';
import type {
	CreateNotice,
	NoticeOptions,
	NoticeStatus,
	RemoveNotice,
} from './types';

let created = 0;

/**
 * Shows a notice.
 *
 * @param status  Status of the notice.
 * @param content Its text; anything but a string is converted.
 * @param options See {@link NoticeOptions}.
 */
export function createNotice(
	status: NoticeStatus = 'info',
	content: unknown = '',
	options: NoticeOptions = {}
): CreateNotice {
	const text = String( content );
	const {
		context = DEFAULT_CONTEXT,
		id = `${ context }${ ++created }`,
		isDismissible = true,
		actions = [],
		type = 'default',
		icon = null,
		explicitDismiss = false,
		onDismiss = null,
		speak = true,
		__unstableHTML,
	} = options;
	return {
		type: 'CREATE_NOTICE',
		context,
		notice: {
			id,
			status,
			content: text,
			spokenMessage: speak ? text : null,
			__unstableHTML,
			isDismissible,
			actions,
			type,
			icon,
			explicitDismiss,
			onDismiss,
		},
	};
}

const createWithStatus =
	( status: NoticeStatus ) => ( content: unknown, options?: NoticeOptions ) =>
		createNotice( status, content, options );

export const createSuccessNotice = createWithStatus( 'success' );
export const createInfoNotice = createWithStatus( 'info' );
export const createErrorNotice = createWithStatus( 'error' );
export const createWarningNotice = createWithStatus( 'warning' );

/** Removes a notice; does nothing when no notice has the id. */
export const removeNotice = (
	id: string,
	context: string = DEFAULT_CONTEXT
): RemoveNotice => ( { type: 'REMOVE_NOTICE', id, context } );
