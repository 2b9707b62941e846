import type { ReactNode } from 'react';

/** A snackbar from either notices store. */
export interface SnackbarNotice {
	/** Unique across both stores; notice ids are unique only within a store. */
	key: string;
	status: string;
	content: string;
	/** Announced text; empty for none. */
	spokenMessage: string | null;
	/** Only the first action of a notice is shown. */
	action?: { label: string; url?: string; onClick?: () => void };
	icon?: ReactNode;
	/** It does not disappear by itself. */
	isLasting: boolean;
	/** Removes the notice and calls its `onDismiss`. */
	dismiss: () => void;
}
