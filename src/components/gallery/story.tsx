import { Component } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';

interface ContainedProps {
	children: ReactNode;
}

/** A state that fails says so and leaves the others alone. */
class Contained extends Component< ContainedProps, { error?: Error } > {
	override state: { error?: Error } = {};

	static getDerivedStateFromError( error: Error ) {
		return { error };
	}

	override render() {
		const { error } = this.state;
		return error ? (
			<p className="storedeck-gallery__failure" role="alert">
				This state could not be drawn: { error.message }
			</p>
		) : (
			this.props.children
		);
	}
}

interface StoryProps {
	/** Folder and name, with a slash between them. */
	id: string;
	name: string;
	/** Address of the gallery with this state alone. */
	href: string;
	/** What draws it. */
	content: ComponentType;
}

/**
 * One state of a widget.
 *
 * @param props See `StoryProps`.
 */
export function Story( { id, name, href, content: Content }: StoryProps ) {
	return (
		<section className="storedeck-gallery__state">
			<h2>
				<a href={ href } target="_parent">
					{ name }
				</a>
			</h2>
			<div className="storedeck-gallery__story" data-story={ id }>
				<Contained>
					<Content />
				</Contained>
			</div>
		</section>
	);
}
