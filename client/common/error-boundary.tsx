import { Component } from '@wordpress/element';
import type { ErrorInfo, ReactNode } from 'react';
import { getOwner, reportPartFailure } from '@storedeck/hooks';
import type { Part } from '@storedeck/hooks';
import { resetFailedLoads } from '@storedeck/components/lazy-with-retry';
import { limitRenders } from './limit-renders';

interface Props extends Omit< Part, 'componentStack' > {
	/** Rendered instead of the children after an error; nothing by default. */
	fallback?: ( error: Error, retry: () => void ) => ReactNode;
	children: ReactNode;
}

/** React gives what it cannot render, such as an object, to a boundary above this element. */
const Content = ( {
	isLimited,
	children,
}: {
	isLimited: boolean;
	children: ReactNode;
} ) => <>{ isLimited ? limitRenders( children ) : children }</>;

/** A thrown value may be anything. */
const toError = ( error: unknown ) =>
	error instanceof Error ? error : new Error( String( error ) );

/**
 * Keeps an error in its children from unmounting the rest of the page. It is
 * reported as that of a plugin if one added the children (`of`) or its code is
 * among them, otherwise in the console, with the name of the part.
 */
export class ErrorBoundary extends Component< Props, { error?: Error } > {
	override state: { error?: Error } = {};

	static getDerivedStateFromError( error: unknown ) {
		return { error: toError( error ) };
	}

	override componentDidCatch( error: unknown, info: ErrorInfo ) {
		const { componentStack } = info;
		const { children, fallback, ...part } = this.props;
		reportPartFailure( { ...part, componentStack }, error );
	}

	retry = () => {
		resetFailedLoads();
		this.setState( { error: undefined } );
	};

	override render() {
		const { error } = this.state;
		const { children, fallback, type, of, candidates } = this.props;
		if ( error ) {
			return fallback?.( error, this.retry ) ?? null;
		}
		return (
			<Content
				isLimited={ Boolean( type ?? candidates ?? getOwner( of ) ) }
			>
				{ children }
			</Content>
		);
	}
}
