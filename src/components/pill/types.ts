import type { ReactNode } from 'react';

export interface PillProps {
	/** A word or two. */
	children?: ReactNode;
	className?: string;
}
