import type { ReactNode } from 'react';

/** `default` stays on the page, `snackbar` passes by. */
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
	/** Creating a notice with the id of another replaces that one. */
	id?: string;
	/** The person can put it away. True by default. */
	isDismissible?: boolean;
	type?: NoticeType;
	/** Whether it is read out when it appears. True by default. */
	speak?: boolean;
	actions?: readonly NoticeAction[];
	icon?: ReactNode;
	/** A snackbar that goes only when it is put away. */
	explicitDismiss?: boolean;
	/** Called when the notice is put away. */
	onDismiss?: ( () => void ) | null;
	/** Content is markup that the host's notice list renders. */
	__unstableHTML?: boolean;
}

export interface Notice {
	id: string;
	status: NoticeStatus;
	content: string;
	/** What is read out; `null` for nothing. */
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
