import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
import { resetFailedLoads } from '@storedeck/components/lazy-with-retry';

interface Props {
	/** What is contained, for the console: whoever wrote it must find it. */
	name: string;
	/** What stands in its place; nothing by default. */
	fallback?: ( error: Error, retry: () => void ) => ReactNode;
	children: ReactNode;
}

/** One faulty piece never takes the page down: what throws inside stays inside. */
export class Contain extends Component< Props, { error?: Error } > {
	override state: { error?: Error } = {};

	static getDerivedStateFromError( error: Error ) {
		return { error };
	}

	override componentDidCatch( error: Error ) {
		console.error( `Storedeck: ${ this.props.name } failed.`, error );
	}

	retry = () => {
		resetFailedLoads();
		this.setState( { error: undefined } );
	};

	override render() {
		const { error } = this.state;
		return error
			? this.props.fallback?.( error, this.retry ) ?? null
			: this.props.children;
	}
}
