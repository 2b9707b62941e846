import type { ReactNode } from 'react';

/** What a snackbar shows, from whichever store it comes. */
export interface SnackbarNotice {
	/** Unlike the notice's own id, it is the only one of its kind. */
	key: string;
	status: string;
	content: string;
	/** What is read out; nothing when empty. */
	spokenMessage: string | null;
	/** More than one is never shown. */
	action?: { label: string; url?: string; onClick?: () => void };
	icon?: ReactNode;
	/** It stays until it is put away. */
	isLasting: boolean;
	/** Takes it away and tells who is interested. */
	dismiss: () => void;
}
