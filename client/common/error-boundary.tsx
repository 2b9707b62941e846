import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { resetFailedLoads } from '@storedeck/components/lazy-with-retry';

interface Props {
	/**
	 * Name of the wrapped part for the console message, so that its author can
	 * find it.
	 */
	name: string;
	/** Rendered instead of the children after an error; nothing by default. */
	fallback?: ( error: Error, retry: () => void ) => ReactNode;
	/** Called instead of logging the error. */
	onError?: ( error: Error ) => void;
	children: ReactNode;
}

/** React gives what it cannot render, such as an object, to a boundary above this element. */
const Content = ( { children }: { children: ReactNode } ) => <>{ children }</>;

/** Keeps an error in its children from unmounting the rest of the page. */
export class ErrorBoundary extends Component< Props, { error?: Error } > {
	override state: { error?: Error } = {};

	static getDerivedStateFromError( error: Error ) {
		return { error };
	}

	override componentDidCatch( error: Error ) {
		if ( this.props.onError ) {
			this.props.onError( error );
		} else {
			console.error( `Storedeck: ${ this.props.name } failed.`, error );
		}
	}

	retry = () => {
		resetFailedLoads();
		this.setState( { error: undefined } );
	};

	override render() {
		const { error } = this.state;
		return error ? (
			this.props.fallback?.( error, this.retry ) ?? null
		) : (
			<Content>{ this.props.children }</Content>
		);
	}
}
