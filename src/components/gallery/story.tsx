import { Component } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';

interface StoryErrorBoundaryProps {
	children: ReactNode;
}

/** Shows the error of a story without affecting the others. */
class StoryErrorBoundary extends Component<
	StoryErrorBoundaryProps,
	{ error?: Error }
> {
	override state: { error?: Error } = {};

	static getDerivedStateFromError( error: Error ) {
		return { error };
	}

	override render() {
		const { error } = this.state;
		return error ? (
			<p className="storedeck-gallery__failure" role="alert">
				Could not render this story: { error.message }
			</p>
		) : (
			this.props.children
		);
	}
}

interface StoryProps {
	/** Folder and name, separated by a slash. */
	id: string;
	name: string;
	/** URL of the gallery with this story only. */
	href: string;
	/** The story. */
	content: ComponentType;
}

/**
 * A story of a widget.
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
				<StoryErrorBoundary>
					<Content />
				</StoryErrorBoundary>
			</div>
		</section>
	);
}
