import type { ReactNode } from 'react';

/** `default` notices stay on the page, `snackbar` notices disappear. */
export type NoticeType = 'default' | 'snackbar';

export type NoticeStatus = 'info' | 'success' | 'warning' | 'error';

/** A button or link of a notice. */
export interface NoticeAction {
	label: string;
	url?: string;
	onClick?: ( event?: unknown ) => void;
}

export interface NoticeOptions {
	/** Where the notice is shown; `global` by default. */
	context?: string;
	/** A notice with the id of another one replaces it. */
	id?: string;
	/** Whether the user can dismiss it. True by default. */
	isDismissible?: boolean;
	type?: NoticeType;
	/** Whether screen readers announce it. True by default. */
	speak?: boolean;
	actions?: readonly NoticeAction[];
	icon?: ReactNode;
	/** A snackbar that stays until it is dismissed. */
	explicitDismiss?: boolean;
	/** Called when the notice is dismissed. */
	onDismiss?: ( () => void ) | null;
	/** The content is HTML that WordPress' notice list renders. */
	__unstableHTML?: boolean;
}

export interface Notice {
	id: string;
	status: NoticeStatus;
	content: string;
	/** The announced text; `null` for none. */
	spokenMessage: string | null;
	__unstableHTML?: boolean;
	isDismissible: boolean;
	actions: readonly NoticeAction[];
	type: NoticeType;
	icon: ReactNode;
	explicitDismiss: boolean;
	onDismiss: ( () => void ) | null;
}

/** The notices of each context, oldest first. */
export type NoticesState = Readonly< Record< string, readonly Notice[] > >;

export interface CreateNotice {
	type: 'CREATE_NOTICE';
	context: string;
	notice: Notice;
}

export interface RemoveNotice {
	type: 'REMOVE_NOTICE';
	context: string;
	id: string;
}

export type NoticesAction = CreateNotice | RemoveNotice;
