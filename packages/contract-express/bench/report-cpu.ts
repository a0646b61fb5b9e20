/** Loaded before a program that is measured: tells its parent the CPU time used so far whenever it is asked. */
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
