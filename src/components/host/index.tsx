import type { ReactNode } from 'react';
import { useHostComponents } from './load';
import type { HostComponents } from './load';

export { loadHostComponents } from './load';

interface Props {
	/** Is called as soon as the host's components are there. */
	children: ( host: HostComponents ) => ReactNode;
}

/**
 * Something made of the host's components, on a screen that does not wait for
 * them: popovers, tabs, whatever is opened.
 *
 * @param props See `Props`.
 *
 * @example
 * <WithHost>{ ( { Popover } ) => <Popover>Content</Popover> }</WithHost>
 */
export function WithHost( { children }: Props ) {
	const host = useHostComponents();
	return host ? <>{ children( host ) }</> : null;
}
