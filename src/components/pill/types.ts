import type { ReactNode } from 'react';

export interface PillProps {
	/** One or two words. */
	children?: ReactNode;
	className?: string;
}
