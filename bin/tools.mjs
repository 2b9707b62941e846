#!/usr/bin/env node
/*
 * Installs the packages that `npm start` leaves out, for scripts of package.json
 * that run one of them.
 */
import { root, runCommandLine } from './cms/command.mjs';
import { installDependencies } from './cms/dependencies.mjs';

await runCommandLine(
	( progress ) => installDependencies( root, progress ),
	'Error: '
);
