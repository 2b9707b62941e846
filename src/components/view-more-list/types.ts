import type { ReactNode } from 'react';

export interface ViewMoreListProps {
	/** All items, with the first, which the caller shows before the tag. */
	items: ReactNode[];
}
