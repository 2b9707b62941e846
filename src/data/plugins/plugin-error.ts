import { __, sprintf } from '@wordpress/i18n';
import { isAbortError } from '@storedeck/api';
import { toRequestError } from '../core';
import type { PluginErrors, PluginsResponse } from './types';

export type PluginAction = 'install' | 'activate';

const texts = {
	install: {
		/* translators: 1: plugin slug, 2: error message. */
		one: () => __( 'Could not install %1$s plugin, %2$s', 'storedeck' ),
		many: () =>
			/* translators: 1: plugin slugs, 2: error messages. */
			__(
				'Could not install the following plugins: %1$s with these Errors: %2$s',
				'storedeck'
			),
	},
	activate: {
		/* translators: 1: plugin slug, 2: error message. */
		one: () => __( 'Could not activate %1$s plugin, %2$s', 'storedeck' ),
		many: () =>
			/* translators: 1: plugin slugs, 2: error messages. */
			__(
				'Could not activate the following plugins: %1$s with these Errors: %2$s',
				'storedeck'
			),
	},
};

/** The error of installing or activating plugins. */
export class PluginError extends Error {
	/** Messages by slug. */
	readonly data: PluginErrors;

	/** A message for each plugin, or one if the whole request failed. */
	readonly messages: readonly string[];

	/** The server's error code, if the whole request failed. */
	readonly code?: string;

	/** The HTTP status, if the whole request failed. */
	readonly status?: number;

	constructor(
		action: PluginAction,
		data: PluginErrors,
		messages: readonly string[] = Object.values( data ).flat(),
		request: { code?: string; status?: number; cause?: unknown } = {}
	) {
		const slugs = Object.keys( data );
		const text = texts[ action ][ slugs.length > 1 ? 'many' : 'one' ]();
		super( sprintf( text, slugs.join( ', ' ), messages.join( ', \n' ) ), {
			cause: request.cause,
		} );
		this.name = 'PluginError';
		this.data = data;
		this.messages = request.cause
			? [ this.message ]
			: slugs.map( ( slug ) =>
					sprintf(
						texts[ action ].one(),
						slug,
						( data[ slug ] ?? [] ).join( ', ' )
					)
			  );
		this.code = request.code;
		this.status = request.status;
	}
}

/** The error of a response; undefined when all plugins succeeded. */
export function getFailure(
	action: PluginAction,
	{ errors }: PluginsResponse
): PluginError | undefined {
	const failed = Object.entries( errors?.errors ?? {} ).map(
		( [ slug, messages ] ): [ string, readonly string[] ] => [
			slug,
			// Older servers send a single string.
			[ messages ].flat(),
		]
	);
	return failed.length > 0
		? new PluginError( action, Object.fromEntries( failed ) )
		: undefined;
}

/** Converts the error of a failed request. */
export function toPluginError(
	action: PluginAction,
	thrown: unknown,
	slugs: readonly string[]
): unknown {
	if ( thrown instanceof PluginError || isAbortError( thrown ) ) {
		return thrown;
	}
	const { message, code, status } = toRequestError( thrown );
	return new PluginError(
		action,
		Object.fromEntries( slugs.map( ( slug ) => [ slug, [ message ] ] ) ),
		[ message ],
		{ code, status, cause: thrown }
	);
}
