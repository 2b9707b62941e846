import { Fragment } from '@wordpress/element';
import type { ComponentProps, ReactNode } from 'react';

type Host = typeof import('@wordpress/components');

/**
 * What fills and slots need of the host, where the page has it when the app
 * starts. Only scripts of others fill slots, with the host's own `Fill`: their
 * pages have it. On the others it comes later than the first screen, which does
 * not wait for it, and there is nothing to show in a slot.
 */
function getHost(): Host | undefined {
	const { wp }: { wp?: { components?: Host } } = window as Window & {
		wp?: { components?: Host };
	};
	return wp?.components;
}

/** Decided once: the app would lose its state if what is around it changed. */
let host: Host | undefined | null = null;
const knowHost = () => ( host === null ? ( host = getHost() ) : host );

/** Around everything that has slots. */
export function SlotFillProvider( { children }: { children: ReactNode } ) {
	const Provider = knowHost()?.SlotFillProvider ?? Fragment;
	return <Provider>{ children }</Provider>;
}

interface SlotProps {
	name: string;
	/** What fills are given. */
	fillProps?: object;
	/** Is given the fills, none of them as an empty list. */
	children?: ( fills: ReactNode ) => ReactNode;
}

/** A place for what others put there, by its name. */
export function Slot( props: SlotProps ) {
	const HostSlot = knowHost()?.Slot;
	return HostSlot ? (
		<HostSlot { ...props } fillProps={ { ...props.fillProps } } />
	) : (
		<>{ props.children?.( [] ) }</>
	);
}

/** Fills a slot, from inside the app. */
export function Fill( props: ComponentProps< Host[ 'Fill' ] > ) {
	const HostFill = knowHost()?.Fill;
	return HostFill ? <HostFill { ...props } /> : null;
}
